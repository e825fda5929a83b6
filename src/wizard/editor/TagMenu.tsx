import type { Editor } from '@tiptap/core';
import Tag from 'lucide-react/icons/tag';
import { tags } from '../../../resources/naskah-dinas/tags.ts';
import { MenuButton } from './MenuButton.tsx';

/** "Sisipkan data": a placeholder that the letter fills in (SPEC A3). */
export const TagMenu = ({ editor }: { editor: Editor }) => (
  <MenuButton
    label="Sisipkan data"
    icon={<Tag size={15} strokeWidth={1.6} aria-hidden />}
    items={tags.map(({ name, label }) => ({
      key: name,
      label,
      run: () => editor.chain().focus().insertContent({ type: 'tag', attrs: { name } }).run(),
    }))}
  />
);
