import { Extension, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { allowedTextAlign } from '../../../resources/naskah-dinas/rich-text-allow-list.ts';

/**
 * Tables and alignment are not made here, but a text that has them (a letter template) keeps them: what an editor
 * does not know it drops, and the next save would lose it.
 */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({ border: kept('border') }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: kept('colspan'), rowspan: kept('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element: HTMLElement) =>
            allowedTextAlign.includes(element.style.textAlign) ? element.style.textAlign : null,
          renderHTML: ({ textAlign }: { textAlign?: string | null }) =>
            textAlign ? { style: `text-align: ${textAlign}` } : {},
        },
      },
    },
  ],
});

/** An attribute that stays as it was found. */
function kept(name: string) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute(name),
    renderHTML: (attributes: Record<string, unknown>) =>
      attributes[name] ? { [name]: String(attributes[name]) } : {},
  };
}

/** What formatted text may hold in a form; the server cleans by its own allow list. */
export const richTextExtensions = [
  StarterKit.configure({ codeBlock: false, link: { openOnClick: false } }),
  Table,
  TableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
  TextAlign,
];
