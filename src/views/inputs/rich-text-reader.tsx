import { styled } from '@mui/material/styles';
import { EditorContent, useEditor } from '@tiptap/react';
import { richTextLook } from './rich-text-look.ts';
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
  ...richTextLook,
  fontSize: '0.875rem',
  lineHeight: '22px',
});
