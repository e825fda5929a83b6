import { styled } from '@mui/material/styles';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';

/**
 * How to leave lists and tables, where Tab is taken; visible, too (WCAG 2.1.2). Screen readers read it as the
 * text's description.
 */
export function LeaveHint({ editor }: { editor: Editor }) {
  const isShown = useEditorState({
    editor,
    selector: ({ editor: is }) => is.isFocused && (is.isActive('listItem') || is.isActive('table')),
  });
  return isShown && <Hint aria-hidden>{translate(messages.leave)}</Hint>;
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
