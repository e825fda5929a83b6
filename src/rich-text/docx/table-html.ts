import { attributeOf, childOf, childrenOf, switchOf, wordOf } from './xml.ts';

type Cell = { x: number; span: number; html: string; isHeading: boolean; rows: number };

/** A table with its columns' widths and merged cells. @param cellHtml what stands in a cell */
export function tableHtml(table: Element, cellHtml: (cell: Element) => string): string {
  const grid = inPixels(
    childrenOf(childOf(table, 'tblGrid'), 'gridCol').map((column) => Number(attributeOf(column, 'w') ?? 0)),
  );
  const rows = rowsOf(table);
  const read: Cell[][] = [];
  /** Cells that go on below, by their column. */
  let merged = new Map<number, Cell>();
  for (const [y, row] of rows.entries()) {
    const isHeading = switchOf(childOf(row, 'trPr'), 'tblHeader') === true || (y === 0 && isBold(row, rows));
    const goesOn = new Map<number, Cell>();
    const cells: Cell[] = [];
    let x = Number(wordOf(childOf(row, 'trPr'), 'gridBefore') ?? 0);
    for (let before = 0; before < x; before += 1)
      cells.push({ x: before, span: 1, html: '', isHeading: false, rows: 1 });
    for (const element of cellsOf(row)) {
      const properties = childOf(element, 'tcPr');
      const span = Math.max(1, Number(wordOf(properties, 'gridSpan') ?? 1) || 1);
      const merge = childOf(properties, 'vMerge');
      const above = merged.get(x);
      if (merge && attributeOf(merge, 'val') !== 'restart' && above) {
        above.rows += 1;
        goesOn.set(x, above);
      } else {
        const cell = { x, span, html: cellHtml(element), isHeading, rows: 1 };
        cells.push(cell);
        if (merge) goesOn.set(x, cell);
      }
      x += span;
    }
    merged = goesOn;
    read.push(cells);
  }
  const html = read.map((cells) => `<tr>${cells.map((cell) => cellElement(cell, grid)).join('')}</tr>`);
  return `<table><tbody>${html.join('')}</tbody></table>`;
}

/** Paper shares its width in the same parts; on the screen a wider table would be cut off. */
const widest = 500;
function inPixels(twips: readonly number[]): number[] {
  const sum = twips.reduce((total, width) => total + width, 0);
  const scale = Math.min(1 / 15, widest / sum);
  return twips.map((width) => Math.round(width * scale));
}

function cellElement({ x, span, html, isHeading, rows }: Cell, grid: readonly number[]): string {
  const widths = grid.slice(x, x + span);
  const isSaid = widths.length === span && widths.every((width) => width > 0);
  const attributes = [
    ...(span > 1 ? [`colspan="${span}"`] : []),
    ...(rows > 1 ? [`rowspan="${rows}"`] : []),
    ...(isSaid ? [`colwidth="${widths.join(',')}"`] : []),
  ];
  const tag = isHeading ? 'th' : 'td';
  return `<${[tag, ...attributes].join(' ')}>${html || '<p></p>'}</${tag}>`;
}

const wrappers = new Set(['sdt', 'sdtContent', 'ins', 'customXml']);
const within = (parent: Element, name: string): Element[] =>
  [...parent.children].flatMap((child) =>
    child.localName === name ? [child] : wrappers.has(child.localName) ? within(child, name) : [],
  );
const rowsOf = (table: Element): Element[] => within(table, 'tr');
const cellsOf = (row: Element): Element[] => within(row, 'tc');

/** A first row all in bold above others is a heading, which authors seldom say. */
function isBold(row: Element, rows: readonly Element[]): boolean {
  const runs = [...row.getElementsByTagName('*')].filter(
    (one) => one.localName === 'r' && one.textContent?.trim(),
  );
  return (
    rows.length > 1 && runs.length > 0 && runs.every((run) => switchOf(childOf(run, 'rPr'), 'b') === true)
  );
}
