import type { Editor } from '@tiptap/core';
import Tag from 'lucide-react/icons/tag';
import { memo } from 'react';
import { translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';
import { MenuButton } from '../tools/menu-button.tsx';
import { valueIn } from './chip-node.ts';
import type { Chips } from './chips.ts';
import { NamedValue } from './named-value.tsx';

/** "Sisipkan data": a placeholder that is filled in later (SPEC A3). */
export const ChipMenu = memo(function ChipMenu({
  editor,
  chips,
  isFirst,
}: {
  editor: Editor;
  chips: Chips;
  isFirst?: boolean;
}) {
  const known = chips.known.map((name) => ({
    key: name,
    label: <NamedValue label={chips.labelOf(name)} value={valueIn(editor, name)} />,
    run: () => editor.chain().focus().insertContent({ type: 'tag', attrs: { name } }).run(),
  }));
  const another = {
    key: '{{',
    label: translate(messages.newVariable),
    // The same as typing it: the list of suggestions opens and takes the name.
    run: () => editor.chain().focus().insertContent('{{').run(),
  };
  return (
    <MenuButton
      editor={editor}
      isFirst={isFirst}
      label={translate(chips.menu)}
      icon={<Tag size={15} strokeWidth={1.6} aria-hidden />}
      items={chips.isOpen ? [another, ...known] : known}
    />
  );
});
