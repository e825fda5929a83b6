import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';
import { MenuButton } from './menu-button.tsx';

/** Paragraph, headings, quotation. */
export function StyleMenu({ editor, canQuote }: { editor: Editor; canQuote: boolean }) {
  const now = useEditorState({
    editor,
    selector: ({ editor: is }) =>
      is.isActive('heading', { level: 2 })
        ? 'h2'
        : is.isActive('heading', { level: 3 })
          ? 'h3'
          : is.isActive('blockquote')
            ? 'quote'
            : 'p',
  });
  const plain = () => {
    const chain = editor.chain().focus();
    return now === 'quote' ? chain.toggleBlockquote() : chain;
  };
  const items = [
    { key: 'p', label: translate(messages.paragraph), run: () => plain().setParagraph().run() },
    { key: 'h2', label: translate(messages.heading), run: () => plain().setHeading({ level: 2 }).run() },
    { key: 'h3', label: translate(messages.subheading), run: () => plain().setHeading({ level: 3 }).run() },
    {
      key: 'quote',
      label: 'Kutipan',
      run: () => now !== 'quote' && editor.chain().focus().setParagraph().toggleBlockquote().run(),
    },
  ]
    .filter((item) => canQuote || item.key !== 'quote')
    .map((item) => ({ ...item, isOn: item.key === now }));
  const label = items.find((item) => item.isOn)?.label ?? translate(messages.paragraph);
  return (
    <MenuButton
      isFirst
      isChoice
      label={label}
      name={translate(messages.paragraphStyle(label))}
      items={items}
    />
  );
}
