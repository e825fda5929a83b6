import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { say } from '../../../lib/language.ts';
import { words } from '../words.ts';
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
    { key: 'p', label: say(words.paragraph), run: () => plain().setParagraph().run() },
    { key: 'h2', label: say(words.heading), run: () => plain().setHeading({ level: 2 }).run() },
    { key: 'h3', label: say(words.subheading), run: () => plain().setHeading({ level: 3 }).run() },
    {
      key: 'quote',
      label: 'Kutipan',
      run: () => now !== 'quote' && editor.chain().focus().setParagraph().toggleBlockquote().run(),
    },
  ]
    .filter((item) => canQuote || item.key !== 'quote')
    .map((item) => ({ ...item, isOn: item.key === now }));
  const label = items.find((item) => item.isOn)?.label ?? say(words.paragraph);
  return <MenuButton isFirst isChoice label={label} name={say(words.paragraphStyle(label))} items={items} />;
}
