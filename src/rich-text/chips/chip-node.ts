import { type Editor, InputRule, mergeAttributes, Node, nodePasteRule } from '@tiptap/core';
import { translate } from '../../../lib/language.ts';
import { messages as said } from '../messages.ts';
import { type Chips, letterChips } from './chips.ts';

/** What is written for a chip; trimmed afterwards: beside each other, blanks would be divided in every way. */
export const braced = /\{\{([^{}]+)\}\}/;

/** Present value of a chip; null for none. Without this function chips show their labels. */
export type ChipWords = (name: string) => string | null;

type Storage = { words: ChipWords | undefined; listeners: Set<() => void> };

/** Placeholder in the text: `<span data-tag="kepada">`, shown with its label or present value. */
export const ChipNode = Node.create<{ chips: Chips }, Storage>({
  name: 'tag',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ chips: letterChips }),
  addStorage: () => ({ words: undefined, listeners: new Set() }),
  addAttributes: () => ({
    name: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-tag'),
      renderHTML: ({ name }: { name?: string }) => ({ 'data-tag': name }),
    },
  }),
  parseHTML() {
    const { chips } = this.options;
    return [
      {
        tag: 'span[data-tag]',
        getAttrs: (element) => (chips.nameFor(element.getAttribute('data-tag') ?? '') ? null : false),
      },
    ];
  },
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes),
    String(node.attrs.name),
  ],
  renderText: ({ node }) => `{{${node.attrs.name}}}`,

  /** `{{kepada}}` becomes a chip when its last brace is typed. */
  addInputRules() {
    const { chips } = this.options;
    return [
      new InputRule({
        find: new RegExp(`${braced.source}$`),
        handler: ({ range, match, commands }) => {
          const name = chips.nameFor(match[1]?.trim() ?? '');
          if (name) commands.insertContentAt(range, { type: 'tag', attrs: { name } });
        },
      }),
    ];
  },
  addPasteRules() {
    const { chips } = this.options;
    return [
      nodePasteRule({
        find: new RegExp(braced.source, 'g'),
        type: this.type,
        getAttributes: (match) => {
          const name = chips.nameFor(match[1]?.trim() ?? '');
          return name ? { name } : false;
        },
      }),
    ];
  },

  addNodeView() {
    const { storage } = this;
    const { labelOf } = this.options.chips;
    return ({ node }) => {
      const dom = document.createElement('span');
      const name = String(node.attrs.name);
      dom.dataset.tag = name;
      dom.contentEditable = 'false';
      const show = () => {
        const words = storage.words ? storage.words(name) : labelOf(name);
        dom.textContent = words ?? labelOf(name);
        dom.title = storage.words
          ? words
            ? labelOf(name)
            : translate(said.notFilled(labelOf(name)))
          : `{{${name}}}`;
        dom.toggleAttribute('data-empty', words === null);
      };
      show();
      storage.listeners.add(show);
      return { dom, destroy: () => storage.listeners.delete(show) };
    };
  },
});

/** Updates the values shown by all chips of the editor. */
export function showChipWords(storage: Storage, words: ChipWords | undefined): void {
  storage.words = words;
  for (const show of storage.listeners) show();
}

/** What a chip shows now: undefined where chips show their labels, null without a value yet. */
export const valueIn = ({ storage }: Editor, name: string): string | null | undefined =>
  storage.tag?.words?.(name);

declare module '@tiptap/core' {
  interface Storage {
    tag: Parameters<typeof showChipWords>[0];
  }
}
