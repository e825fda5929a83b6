import { styled } from '@mui/material/styles';
import { EditorContent, useEditor } from '@tiptap/react';
import { withChips } from '../../domain/letters/placeholders.ts';
import { cleanHtml } from '../letters/sheet/index.ts';
import type { Chips } from './chips/chips.ts';
import { textLook } from './look/text-look.ts';
import { htmlOfPlain } from './plain.ts';
import { type Extent, extensionsFor } from './schema/extensions.ts';

type Props = { html: string; extent?: Extent; chips?: Chips };

/** Read-only formatted text: rendered with the editor's schema, so that unknown markup cannot pass. */
export function RichTextReader({ html, extent = 'whole', chips }: Props) {
  const clean = extent === 'plain' ? htmlOfPlain(html) : cleanHtml(html);
  const content = chips ? withChips(clean, chips.nameFor) : clean;
  const editor = useEditor(
    { extensions: extensionsFor(extent, chips), content, editable: false, editorProps: asRead },
    [content],
  );
  return (
    <Text>
      <EditorContent editor={editor} />
    </Text>
  );
}

/** Nothing is typed here, so it is no field that would need a name. */
const asRead = { attributes: { role: 'document' } };

const Text = styled('div')({
  ...textLook,
  fontSize: '0.875rem',
  lineHeight: '22px',
  '& h2': { fontSize: '1rem', lineHeight: '22px' },
  '& h3': { fontSize: '0.875rem', lineHeight: '22px' },
});
