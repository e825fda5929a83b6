import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { columnResizingPluginKey, TableMap } from '@tiptap/pm/tables';

/**
 * Gives all columns of a table their present width once one was dragged: paper shares its width in these parts, and
 * would know of a single one no part.
 */
export const wholeWidths = (editor: Editor): Plugin =>
  new Plugin({
    appendTransaction(transactions, _, { doc, tr }) {
      if (!transactions.some((one) => one.getMeta(columnResizingPluginKey)?.setDragging === null))
        return null;
      doc.descendants((table, at) => {
        if (table.type.name !== 'table') return true;
        const map = TableMap.get(table);
        const widths = widthsOf(editor, table, map, at + 1);
        if (!widths.some(({ isSaid }) => isSaid)) return false;
        for (const cell of new Set(map.map)) {
          const { left, right } = map.findCell(cell);
          const own = widths.slice(left, right).map(({ width }) => width);
          if (own.every((width) => width > 0)) tr.setNodeAttribute(at + 1 + cell, 'colwidth', own);
        }
        return false;
      });
      return tr.docChanged ? tr : null;
    },
  });

/** By column, what was dragged, or as wide as it is shown; 0 where only merged cells are. */
function widthsOf({ view }: Editor, table: Node, map: TableMap, start: number) {
  return Array.from({ length: map.width }, (_, x) => {
    const cells = Array.from({ length: map.height }, (_, y) => map.map[y * map.width + x] ?? 0);
    const own = cells.filter((cell) => table.nodeAt(cell)?.attrs.colspan === 1);
    const said = own.map((cell) => table.nodeAt(cell)?.attrs.colwidth?.[0]).find(Boolean);
    const shown = own.map((cell) => view.nodeDOM(start + cell)).find((dom) => dom instanceof HTMLElement);
    return {
      width: Number(said ?? Math.floor(shown?.getBoundingClientRect().width ?? 0)),
      isSaid: Boolean(said),
    };
  });
}
