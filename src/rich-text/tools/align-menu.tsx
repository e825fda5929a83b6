import type { Editor } from '@tiptap/core';
import AlignCenter from 'lucide-react/icons/align-center';
import AlignJustify from 'lucide-react/icons/align-justify';
import AlignLeft from 'lucide-react/icons/align-left';
import AlignRight from 'lucide-react/icons/align-right';
import IndentDecrease from 'lucide-react/icons/list-indent-decrease';
import IndentIncrease from 'lucide-react/icons/list-indent-increase';
import { memo } from 'react';
import { type Message, translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';
import { indentBy, isIndentable } from '../schema/indent.ts';
import { type Align, alignedTypes, alignment } from '../schema/text-align.ts';
import { useFromEditor } from '../use-from-editor.ts';
import { MenuButton } from './menu-button.tsx';

const choices = [
  { key: 'left', label: messages.left, icon: AlignLeft },
  { key: 'center', label: messages.centre, icon: AlignCenter },
  { key: 'right', label: messages.right, icon: AlignRight },
  { key: 'justify', label: messages.justify, icon: AlignJustify },
] as const;

/** How the lines of a paragraph end, and where they begin: on a phone there is no Tab. */
export const AlignMenu = memo(function AlignMenu({
  editor,
  canIndent,
}: {
  editor: Editor;
  canIndent: boolean;
}) {
  const now = useFromEditor(
    editor,
    (is): Align =>
      choices.find(({ key }) => key !== 'left' && is.isActive({ textAlign: key }))?.key ?? 'left',
  );
  const { canDeepen, canLift } = useFromEditor(editor, (is) => ({
    canDeepen: canIndent && isIndentable(is),
    canLift: canIndent && isIndentable(is) && is.state.selection.$from.parent.attrs.indent > 0,
  }));
  const indent = (step: 1 | -1) => void (editor.chain().focus().run() && indentBy(editor, step));
  const set = (align: Align) => {
    let chain = editor.chain().focus();
    for (const type of alignedTypes) chain = chain.updateAttributes(type, alignment(align));
    chain.run();
  };
  const chosen = choices.find(({ key }) => key === now) ?? choices[0];
  return (
    <MenuButton
      editor={editor}
      name={`Perataan: ${translate(chosen.label)}`}
      icon={<chosen.icon size={15} strokeWidth={1.6} aria-hidden />}
      items={[
        ...choices.map(({ key, label, icon }) => ({
          key,
          label: shown(label, icon),
          isOn: key === now,
          run: () => set(key),
        })),
        ...(canDeepen
          ? [{ key: 'deeper', label: shown(messages.indent, IndentIncrease), run: () => indent(1) }]
          : []),
        ...(canLift
          ? [{ key: 'higher', label: shown(messages.outdent, IndentDecrease), run: () => indent(-1) }]
          : []),
      ]}
    />
  );
});

const shown = (label: Message, Icon: typeof AlignLeft) => (
  <>
    <Icon size={15} strokeWidth={1.6} aria-hidden />
    {translate(label)}
  </>
);
