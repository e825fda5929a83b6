import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import AlignCenter from 'lucide-react/icons/align-center';
import AlignJustify from 'lucide-react/icons/align-justify';
import AlignLeft from 'lucide-react/icons/align-left';
import AlignRight from 'lucide-react/icons/align-right';
import { translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';
import { type Align, alignedTypes, alignment } from '../schema/text-align.ts';
import { MenuButton } from './menu-button.tsx';

const choices = [
  { key: 'left', label: messages.left, icon: AlignLeft },
  { key: 'center', label: messages.centre, icon: AlignCenter },
  { key: 'right', label: messages.right, icon: AlignRight },
  { key: 'justify', label: messages.justify, icon: AlignJustify },
] as const;

/** How the lines of a paragraph end. */
export function AlignMenu({ editor }: { editor: Editor }) {
  const now = useEditorState({
    editor,
    selector: ({ editor: is }): Align =>
      choices.find(({ key }) => key !== 'left' && is.isActive({ textAlign: key }))?.key ?? 'left',
  });
  const set = (align: Align) => {
    let chain = editor.chain().focus();
    for (const type of alignedTypes) chain = chain.updateAttributes(type, alignment(align));
    chain.run();
  };
  const chosen = choices.find(({ key }) => key === now) ?? choices[0];
  return (
    <MenuButton
      name={`Perataan: ${translate(chosen.label)}`}
      icon={<chosen.icon size={15} strokeWidth={1.6} aria-hidden />}
      items={choices.map(({ key, label, icon: Icon }) => ({
        key,
        label: (
          <>
            <Icon size={15} strokeWidth={1.6} aria-hidden />
            {translate(label)}
          </>
        ),
        isOn: key === now,
        run: () => set(key),
      }))}
    />
  );
}
