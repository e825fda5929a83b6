import { styled } from '@mui/material/styles';
import { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cleanHtml } from '../../letter-sheet/index.ts';
import { withTagNodes } from '../draft/template-body.ts';
import { extensions } from './extensions.ts';
import { Toolbar } from './Toolbar.tsx';
import { showTagWords, type TagWords } from './tag-node.ts';

type Props = {
  id: string;
  label: string;
  /** Taken when the editor begins; it is the text's home from then on. Give it another key for another text. */
  text: string;
  onChange: (html: string) => void;
  tagWords: TagWords;
  /** Below the text: what is still missing. */
  footer?: ReactNode;
};

/** The editor of a letter's text, in the letter's own typeface. */
export default function LetterEditor({ id, label, text, onChange, tagWords, footer }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  // An editor that is made anew (React may) begins with what has been typed by then.
  const latest = useRef({ text, onChange });
  latest.current = { text, onChange };

  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions,
      content: withTagNodes(cleanHtml(latest.current.text)),
      editorProps: {
        attributes: { id, 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', lang: 'id' },
      },
      onUpdate: ({ editor: now }) => latest.current.onChange(now.isEmpty ? '' : now.getHTML()),
    });
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, [id, label]);

  useEffect(() => {
    if (editor) showTagWords(editor.storage.tag, tagWords);
  }, [editor, tagWords]);

  return (
    <Pane>
      {editor && <Toolbar editor={editor} />}
      <Text
        ref={place}
        onClick={(event) => event.target === place.current && editor?.commands.focus('end')}
      />
      {footer}
    </Pane>
  );
}

declare module '@tiptap/core' {
  interface Storage {
    tag: Parameters<typeof showTagWords>[0];
  }
}

const Pane = styled('section')({
  background: 'var(--surface)',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  flex: 1,
});
const Text = styled('div')({
  flex: 1,
  minHeight: 200,
  overflow: 'auto',
  cursor: 'text',
  '& .ProseMirror': {
    minHeight: '100%',
    maxWidth: 760,
    margin: '0 auto',
    padding: '24px 32px',
    outline: 'none',
    fontFamily: 'var(--serif)',
    fontSize: '1rem',
    lineHeight: '26px',
    wordSpacing: 0,
    overflowWrap: 'break-word',
  },
  '&:focus-within': { boxShadow: 'inset 0 2px 0 var(--focus)' },
  '& p': { margin: '0 0 14px' },
  '& h2, & h3': {
    margin: '18px 0 8px',
    fontFamily: 'var(--serif)',
    fontWeight: 700,
    lineHeight: '26px',
    letterSpacing: 'normal',
  },
  '& h2': { fontSize: '1.125rem' },
  '& h3': { fontSize: '1rem' },
  '& ul, & ol': { margin: '0 0 14px', paddingLeft: 26 },
  '& li > p': { margin: 0 },
  '& blockquote': { margin: '0 0 14px', paddingLeft: 14, borderLeft: '2px solid var(--line-2)' },
  '& a': { color: 'var(--accent-ink)' },
  '& hr': { border: 0, borderTop: '1px solid var(--line-2)', margin: '16px 0' },
  '& table': { borderCollapse: 'collapse', width: '100%', margin: '0 0 14px', tableLayout: 'fixed' },
  '& td, & th': {
    border: '1px solid var(--field)',
    padding: '5px 8px',
    height: 'auto',
    verticalAlign: 'top',
    textAlign: 'left',
    whiteSpace: 'normal',
    background: 'none',
    color: 'inherit',
    fontSize: '0.9375rem',
  },
  '& th': { fontWeight: 700, background: 'var(--sunken)' },
  '& td p:last-child, & th p:last-child': { margin: 0 },
  '& .selectedCell': { background: 'var(--selected)' },
  '& [data-tag]': {
    background: 'var(--accent-soft)',
    color: 'var(--accent-ink)',
    borderRadius: 4,
    padding: '1px 7px',
    fontFamily: 'var(--ui)',
    fontSize: '0.78125rem',
    fontWeight: 600,
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
  },
  '& [data-tag][data-empty]': { background: 'var(--stamp-soft)', color: 'var(--stamp)' },
  '& .ProseMirror-selectednode': { outline: '2px solid var(--focus)' },
  '@container (max-width: 600px)': { '& .ProseMirror': { padding: '16px' } },
});
