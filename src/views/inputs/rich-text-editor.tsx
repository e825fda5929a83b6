import { styled } from '@mui/material/styles';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useImperativeHandle } from 'react';
import { richTextLook } from './rich-text-look.ts';
import { richTextExtensions } from './rich-text-schema.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

type Props = {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  inputRef: (handle: { focus: () => void } | null) => void;
  error: boolean;
  labelledBy: string;
  describedBy: string;
};

export default function RichTextEditor({
  value,
  onChange,
  onBlur,
  inputRef,
  error,
  labelledBy,
  describedBy,
}: Props) {
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
    onBlur,
  });
  // Another record, or a reset: the form's value is the truth; what is typed comes back here as the same text.
  useEffect(() => {
    if (value !== htmlOf(editor)) editor.commands.setContent(value, { emitUpdate: false });
  }, [value, editor]);
  useImperativeHandle(inputRef, () => ({ focus: () => editor.commands.focus() }), [editor]);
  return (
    <Frame data-error={error || undefined}>
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
    </Frame>
  );
}

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

const Frame = styled('div')({
  ...richTextLook,
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--surface)',
  overflow: 'hidden',
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '&[data-error]': { borderColor: 'var(--danger)', boxShadow: 'inset 0 0 0 1px var(--danger)' },
  '& .tiptap': {
    minHeight: 220,
    maxHeight: '60vh',
    overflow: 'auto',
    padding: '12px 16px',
    outline: 'none',
    fontSize: 16,
    lineHeight: '26px',
  },
});
