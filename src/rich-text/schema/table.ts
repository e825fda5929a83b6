import { mergeAttributes, Node } from '@tiptap/core';
import { addRowAfter, columnResizing, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';
import { wholeWidths } from './whole-widths.ts';

/** What prosemirror-tables takes each node for. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** Tables of prosemirror-tables, written as the allow list has them. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({
    border: {
      default: null,
      parseHTML: (element: HTMLElement) => (element.getAttribute('border') === '1' ? '1' : null),
    },
  }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  // Widths are dragged; the paper shares its width in the same parts.
  addProseMirrorPlugins() {
    return [
      columnResizing({ cellMinWidth: 36, lastColumnResizable: false }),
      wholeWidths(this.editor),
      tableEditing(),
    ];
  },
  addKeyboardShortcuts() {
    const { editor } = this;
    const go = (direction: 1 | -1) => goToNextCell(direction)(editor.state, editor.view.dispatch);
    // Tab in the last cell begins another row.
    const goOn = () =>
      go(1) || (isInTable(editor.state) && addRowAfter(editor.state, editor.view.dispatch) && go(1));
    return { Tab: goOn, 'Shift-Tab': () => go(-1) };
  },
});

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const spans = () => ({
  colspan: whole('colspan'),
  rowspan: whole('rowspan'),
  colwidth: {
    default: null as number[] | null,
    parseHTML: (element: HTMLElement) => {
      const widths = element.getAttribute('colwidth')?.split(',').map(Number);
      return widths?.every((width) => Number.isInteger(width) && width > 0) ? widths : null;
    },
    renderHTML: ({ colwidth }: { colwidth?: number[] | null }) =>
      colwidth ? { colwidth: colwidth.join(',') } : {},
  },
});
const whole = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: String(attributes[name]) },
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: spans,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

export const TableCell = cell('tableCell', 'td');
export const TableHeader = cell('tableHeader', 'th');

/** A table as JSON content: a head row and the rest. */
export const emptyTable = (rows: number, columns: number) => ({
  type: 'table',
  attrs: { border: '1' },
  content: Array.from({ length: rows }, (_, row) => ({
    type: 'tableRow',
    content: Array.from({ length: columns }, () => ({
      type: row === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph' }],
    })),
  })),
});
