import { styled } from '@mui/material/styles';
import type { Editor } from '@tiptap/core';
import { translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';
import type { Extent } from '../schema/extensions.ts';
import { useFromEditor } from '../use-from-editor.ts';

/**
 * How to leave a text that takes Tab for its indents, lists and tables; visible, too (WCAG 2.1.2). Screen readers
 * read it as the text's description.
 */
export function LeaveHint({ editor, extent }: { editor: Editor; extent: Extent }) {
  const isFocused = useFromEditor(editor, (is) => is.isFocused);
  if (extent !== 'whole') return null;
  return (
    // Keeps its place: what stands beside or below would move away from under the press that takes the focus.
    <Hint aria-hidden style={{ visibility: isFocused ? 'visible' : 'hidden' }}>
      {translate(messages.leave)}
    </Hint>
  );
}

const Hint = styled('p')({
  flex: 'none',
  margin: 0,
  padding: '4px 16px',
  fontSize: '0.75rem',
  lineHeight: '16px',
  textAlign: 'right',
  color: 'var(--ink-3)',
});
