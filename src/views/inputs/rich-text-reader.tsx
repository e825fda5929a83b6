import { styled } from '@mui/material/styles';
import { EditorContent, useEditor } from '@tiptap/react';
import { richTextExtensions } from './rich-text-schema.ts';

/** Formatted text, read only. */
export default function RichTextReader({ html }: { html: string }) {
  const editor = useEditor({ extensions: richTextExtensions, content: html, editable: false }, [html]);
  return (
    <Text>
      <EditorContent editor={editor} />
    </Text>
  );
}

const Text = styled('div')({
  fontFamily: 'var(--serif)',
  fontSize: '0.875rem',
  lineHeight: '22px',
  wordSpacing: 0,
  '& .tiptap > :first-of-type': { marginTop: 0 },
});
