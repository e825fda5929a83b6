import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  type ITableBordersOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx';
import { lineColour, mm } from './measures.ts';
import type { Place } from './place.ts';

/** Where an author chose none: by the longest text, within reason. */
const mostWeight = 40;

type BlocksOf = (parent: Element, at: Place) => FileChild[];

/** A table of the text, as wide as the text. @param blocksOf makes what stands in its cells */
export function tableOf(element: HTMLTableElement, at: Place, blocksOf: BlocksOf): Table {
  const left = at.item?.place.left ?? at.indent;
  const room = at.width - left;
  const rows = [...element.rows].filter(({ cells }) => cells.length > 0);
  const isTerms = element.dataset.terms !== undefined;
  const columns = isTerms ? termColumns(rows, room) : columnsOf(rows, room);
  const headings = rows.findIndex((row) => [...row.cells].some(({ tagName }) => tagName !== 'TH'));
  return new Table({
    ...frame(columns, left),
    borders: isTerms ? noLines : lines,
    rows: rows.map(
      (row, y) =>
        new TableRow({
          tableHeader: y < headings,
          cantSplit: true,
          children: [...row.cells].map((cell) => cellOf(cell, row, { at, columns, isTerms, blocksOf })),
        }),
    ),
  });
}

type Inside = { at: Place; columns: number[]; isTerms: boolean; blocksOf: BlocksOf };

function cellOf(
  cell: HTMLTableCellElement,
  row: HTMLTableRowElement,
  { at, columns, isTerms, blocksOf }: Inside,
): TableCell {
  const isHeading = cell.tagName === 'TH';
  const align =
    isHeading || cell.dataset.align === 'center'
      ? AlignmentType.CENTER
      : cell.dataset.align === 'right'
        ? AlignmentType.RIGHT
        : AlignmentType.LEFT;
  const margins = isTerms
    ? { top: 0, bottom: 0, left: 0, right: mm(1.5) }
    : { top: mm(1), bottom: mm(0.4), left: mm(2), right: mm(2) };
  const bold = isHeading || row.dataset.sum !== undefined;
  const inside: Place = {
    ...at,
    item: undefined,
    indent: 0,
    after: 40,
    align,
    width: (columns[cell.cellIndex] ?? at.width) - margins.left - margins.right,
    look: { ...at.look, ...(bold && { bold }) },
  };
  const made = blocksOf(cell, inside);
  return new TableCell({
    columnSpan: cell.colSpan > 1 ? cell.colSpan : undefined,
    rowSpan: cell.rowSpan > 1 ? cell.rowSpan : undefined,
    margins,
    ...(isHeading && {
      shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'F4F3EE' },
      verticalAlign: VerticalAlign.CENTER,
    }),
    children: made.length > 0 ? (made as (Paragraph | Table)[]) : [new Paragraph({})],
  });
}

/** Cells of plain blocks without lines: the rows of a head, two parties beside each other. */
export const bareTable = (columns: number[], rows: FileChild[][][]): Table =>
  new Table({
    ...frame(columns, 0),
    borders: noLines,
    rows: rows.map(
      (cells) =>
        new TableRow({
          cantSplit: true,
          children: cells.map(
            (children, x) =>
              new TableCell({
                // The last cell takes what is left.
                columnSpan: x === cells.length - 1 && x < columns.length - 1 ? columns.length - x : undefined,
                margins: { top: 0, bottom: 0, left: 0, right: mm(1.5) },
                children: children as (Paragraph | Table)[],
              }),
          ),
        }),
    ),
  });

const frame = (columns: number[], left: number) => ({
  layout: TableLayoutType.FIXED,
  columnWidths: columns,
  width: { size: columns.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
  indent: { size: left, type: WidthType.DXA },
});

function termColumns(rows: HTMLTableRowElement[], room: number): number[] {
  const longest = Math.max(0, ...rows.map(({ cells }) => (cells[0]?.textContent ?? '').trim().length));
  const label = Math.min(mm(45), Math.max(mm(21), mm(2.2) * longest));
  return [label, mm(4), room - label - mm(4)];
}

/** As chosen; else by what stands in them. */
function columnsOf(rows: HTMLTableRowElement[], room: number): number[] {
  const chosen: number[] = [];
  const longest: number[] = [];
  const taken = new Set<string>();
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row.cells) {
      while (taken.has(`${x} ${y}`)) x += 1;
      const widths = cell.getAttribute('colwidth')?.split(',').map(Number) ?? [];
      for (let dx = 0; dx < cell.colSpan; dx += 1) {
        chosen[x + dx] = Math.max(chosen[x + dx] ?? 0, widths[dx] ?? 0);
        longest[x + dx] = Math.max(
          longest[x + dx] ?? 0,
          cell.colSpan === 1 ? (cell.textContent ?? '').trim().length : 0,
        );
        for (let dy = 0; dy < cell.rowSpan; dy += 1) taken.add(`${x + dx} ${y + dy}`);
      }
      x += cell.colSpan;
    }
  }
  const weights = chosen.every((width) => width > 0)
    ? chosen
    : longest.map((length) => Math.max(4, Math.min(mostWeight, length)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.floor((room * weight) / sum));
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const line = { style: BorderStyle.SINGLE, size: 4, color: lineColour };
const all = <T>(side: T) => ({
  top: side,
  bottom: side,
  left: side,
  right: side,
  insideHorizontal: side,
  insideVertical: side,
});
const noLines: ITableBordersOptions = all(none);
const lines: ITableBordersOptions = all(line);
