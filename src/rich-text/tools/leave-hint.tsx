import { styled } from '@mui/material/styles';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useSay, words } from '../words.ts';

/**
 * How the text is left where Tab is its own, in lists and tables: said to who sees it, too (WCAG 2.1.2). Screen readers
 * hear it as the text's description.
 */
export const LeaveHint = ({ editor }: { editor: Editor }) => {
  const say = useSay();
  const isShown = useEditorState({
    editor,
    selector: ({ editor: is }) => is.isFocused && (is.isActive('listItem') || is.isActive('table')),
  });
  return isShown && <Hint aria-hidden>{say(words.leave)}</Hint>;
};

const Hint = styled('p')({
  flex: 'none',
  margin: 0,
  padding: '4px 16px',
  fontSize: '0.75rem',
  lineHeight: '16px',
  textAlign: 'right',
  color: 'var(--ink-3)',
});
