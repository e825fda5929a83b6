import { mergeAttributes, Node } from '@tiptap/core';
import { tags } from '../../../resources/naskah-dinas/tags.ts';

/** What a tag says now; null while there is nothing to say. */
export type TagWords = (name: string) => string | null;

type Storage = { words: TagWords; listeners: Set<() => void> };

/** A placeholder in the text (SPEC A3): stored as `<span data-tag="kepada">`, shown with its value of the moment. */
export const TagNode = Node.create<object, Storage>({
  name: 'tag',
  group: 'inline',
  inline: true,
  atom: true,
  addStorage: () => ({ words: () => null, listeners: new Set() }),
  addAttributes: () => ({
    name: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-tag'),
      renderHTML: ({ name }: { name?: string }) => ({ 'data-tag': name }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'span[data-tag]',
      getAttrs: (element) => (labelOf(element.getAttribute('data-tag') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes),
    String(node.attrs.name),
  ],
  renderText: ({ node }) => `{{${node.attrs.name}}}`,

  addNodeView() {
    const { storage } = this;
    return ({ node }) => {
      const dom = document.createElement('span');
      const name = String(node.attrs.name);
      dom.dataset.tag = name;
      dom.contentEditable = 'false';
      const show = () => {
        const words = storage.words(name);
        dom.textContent = words ?? labelOf(name) ?? name;
        dom.title = words ? (labelOf(name) ?? name) : `${labelOf(name)}: belum terisi`;
        dom.toggleAttribute('data-empty', words === null);
      };
      show();
      storage.listeners.add(show);
      return { dom, destroy: () => storage.listeners.delete(show) };
    };
  },
});

/** Tells every tag in the editor what it stands for now. */
export function showTagWords(storage: Storage, words: TagWords): void {
  storage.words = words;
  for (const show of storage.listeners) show();
}

const labelOf = (name: string): string | undefined => tags.find((tag) => tag.name === name)?.label;
