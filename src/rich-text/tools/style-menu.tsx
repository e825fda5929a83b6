import type { Editor } from '@tiptap/core';
import { memo } from 'react';
import { translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';
import { addAnnex } from '../schema/annex.ts';
import { useFromEditor } from '../use-from-editor.ts';
import { MenuButton } from './menu-button.tsx';

type Props = {
  editor: Editor;
  canQuote: boolean;
  /** A heading "Lampiran" begins a page (domain/letters/annexes.ts). */
  hasAnnexes: boolean;
};

/** Paragraph, headings, quotation, an annex. */
export const StyleMenu = memo(function StyleMenu({ editor, canQuote, hasAnnexes }: Props) {
  const now = useFromEditor(editor, (is) =>
    is.isActive('heading', { level: 2 })
      ? 'h2'
      : is.isActive('heading', { level: 3 })
        ? 'h3'
        : is.isActive('blockquote')
          ? 'quote'
          : 'p',
  );
  const words = {
    p: translate(messages.paragraph),
    h2: translate(messages.heading),
    h3: translate(messages.subheading),
    quote: translate(messages.quote),
  };
  const plain = () => {
    const chain = editor.chain().focus();
    return now === 'quote' ? chain.toggleBlockquote() : chain;
  };
  const items = [
    { key: 'p', label: words.p, run: () => plain().setParagraph().run() },
    { key: 'h2', label: words.h2, run: () => plain().setHeading({ level: 2 }).run() },
    { key: 'h3', label: words.h3, run: () => plain().setHeading({ level: 3 }).run() },
    {
      key: 'quote',
      label: words.quote,
      run: () => now !== 'quote' && editor.chain().focus().setParagraph().toggleBlockquote().run(),
    },
    {
      key: 'annex',
      label: (
        <span>
          {translate(messages.annex)}
          <small style={{ display: 'block', color: 'var(--ink-3)', whiteSpace: 'normal' }}>
            {translate(messages.annexMeans)}
          </small>
        </span>
      ),
      run: () => addAnnex(editor),
    },
  ]
    .filter(({ key }) => (canQuote || key !== 'quote') && (hasAnnexes || key !== 'annex'))
    .map((item) => ({ ...item, isOn: item.key === now }));
  const label = words[now];
  return (
    <MenuButton
      editor={editor}
      isFirst
      isChoice
      label={label}
      name={translate(messages.paragraphStyle(label))}
      items={items}
    />
  );
});
