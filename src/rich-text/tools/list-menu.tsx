import type { Editor } from '@tiptap/core';
import ListTree from 'lucide-react/icons/list-tree';
import { memo } from 'react';
import { translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';
import { useFromEditor } from '../use-from-editor.ts';
import { MenuButton } from './menu-button.tsx';

/** `type` of HTML, and how it begins. */
const kinds = [
  { type: '1', begins: '1. 2. 3.' },
  { type: 'a', begins: 'a. b. c.' },
  { type: 'A', begins: 'A. B. C.' },
  { type: 'i', begins: 'i. ii. iii.' },
  { type: 'I', begins: 'I. II. III.' },
] as const;

/** The kind of numbers, and the level of an item: on a phone there is no Tab. */
export const ListMenu = memo(function ListMenu({ editor }: { editor: Editor }) {
  const { now, canSink, canLift } = useFromEditor(editor, (is) => ({
    now: is.isActive('orderedList') ? (is.getAttributes('orderedList').type ?? '1') : null,
    canSink: is.can().sinkListItem('listItem'),
    canLift: is.can().liftListItem('listItem'),
  }));
  const number = (type: string) => {
    const chain = editor.chain().focus();
    if (now === null) chain.toggleOrderedList();
    chain.updateAttributes('orderedList', { type: type === '1' ? null : type }).run();
  };
  return (
    <MenuButton
      editor={editor}
      name={translate(messages.listKind)}
      icon={<ListTree size={15} strokeWidth={1.6} aria-hidden />}
      items={[
        ...kinds.map(({ type, begins }) => ({
          key: type,
          label: begins,
          isOn: type === now,
          run: () => number(type),
        })),
        ...(canSink
          ? [
              {
                key: 'sink',
                label: translate(messages.deeper),
                run: () => editor.chain().focus().sinkListItem('listItem').run(),
              },
            ]
          : []),
        ...(canLift
          ? [
              {
                key: 'lift',
                label: translate(messages.higher),
                run: () => editor.chain().focus().liftListItem('listItem').run(),
              },
            ]
          : []),
      ]}
    />
  );
});
