import { columnAlign, isListOfTerms, isSum } from '../../domain/letters/table-columns.ts';
import { isElement, type RichElement, type RichNode } from '../rich-text/index.ts';
import type { Block, Cell, TableBlock } from './block.ts';

/** Lays a table out on a grid without overlapping cells; empty when it has no cells. */
export function layTable(table: RichElement, read: (cell: RichElement) => Block[]): TableBlock[] {
  const rows = rowsOf(table.children);
  const headerRows = rows.length > 1 ? countHeaderRows(rows) : 0;
  const taken = new Set<string>();
  const cells: Cell[] = [];
  const widths = new Map<number, number>();
  rows.forEach((row, y) => {
    let x = 0;
    for (const element of row) {
      while (taken.has(`${x} ${y}`)) x++;
      const lastRow = y < headerRows ? headerRows : rows.length;
      const rowspan = Math.min(Number(element.attributes.rowspan ?? 1), lastRow - y);
      const colspan = freeColumns(taken, x, y, Number(element.attributes.colspan ?? 1));
      for (let dy = 0; dy < rowspan; dy++)
        for (let dx = 0; dx < colspan; dx++) taken.add(`${x + dx} ${y + dy}`);
      element.attributes.colwidth?.split(',').forEach((width, index) => {
        widths.set(x + index, Number(width));
      });
      const drawn = { header: element.tag === 'th', align: null, strong: false, whole: false };
      cells.push({ x, y, colspan, rowspan, ...drawn, blocks: read(element) });
      x += colspan;
    }
  });
  if (cells.length === 0) return [];
  const columnCount = Math.max(...cells.map((cell) => cell.x + cell.colspan));
  const plain = isPlain(cells, columnCount);
  const columns = shares(cells, columnCount, widths, plain);
  const words = longestWords(cells, columnCount);
  const drawn = plain ? cells : drawnCells(cells, columnCount, headerRows);
  const headings = plain ? [] : headingLines(cells, columnCount, headerRows);
  return [{ kind: 'table', plain, columns, headerRows, words, headings, place: 0, cells: drawn }];
}

/** The two lines of each column's heading, of about one length; long ones break as they must. */
function headingLines(cells: Cell[], count: number, headerRows: number): string[][] {
  return Array.from({ length: count }, (_, x) =>
    cells
      .filter((cell) => cell.x === x && cell.colspan === 1 && cell.y < headerRows)
      .flatMap((cell) => inTwo(textOf(cell.blocks).trim()))
      .filter((line) => line.length <= longestHeadingLine),
  );
}

const longestHeadingLine = 20;

function inTwo(heading: string): string[] {
  const words = heading.split(/\s+/);
  const splits = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best), [heading]);
}

/** A row with more than this may be longer than a page. */
const mostOnOnePage = 900;

function drawnCells(cells: Cell[], count: number, headerRows: number): Cell[] {
  const texts = new Map(cells.map((cell) => [cell, textOf(cell.blocks)]));
  const text = (cell: Cell | undefined) => (cell && texts.get(cell)) ?? '';
  const aligns = Array.from({ length: count }, (_, x) => {
    const own = cells.filter((cell) => cell.x === x && cell.colspan === 1);
    const heading = own.find((cell) => cell.y < headerRows);
    return columnAlign(own.filter((cell) => cell.y >= headerRows && !cell.header).map(text), text(heading));
  });
  const rows = Map.groupBy(cells, (cell) => cell.y);
  const last = Math.max(...rows.keys());
  const sums = isSum(text(rows.get(last)?.find((cell) => text(cell).trim() !== '')));
  return cells.map((cell) => ({
    ...cell,
    align: cell.y < headerRows ? 'center' : cell.colspan === 1 ? (aligns[cell.x] ?? null) : null,
    strong: sums && cell.y === last && cell.y >= headerRows,
    whole:
      cell.rowspan === 1 &&
      (rows.get(cell.y) ?? []).every((other) => other.rowspan === 1 && text(other).length < mostOnOnePage),
  }));
}

function rowsOf(nodes: RichNode[]): RichElement[][] {
  return nodes.filter(isElement).flatMap((node) => {
    if (node.tag === 'thead' || node.tag === 'tbody') return rowsOf(node.children);
    if (node.tag !== 'tr') return [];
    return [node.children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th')];
  });
}

function countHeaderRows(rows: RichElement[][]): number {
  const first = rows.findIndex((row) => row.length === 0 || row.some((cell) => cell.tag !== 'th'));
  return first === -1 ? 0 : first;
}

function freeColumns(taken: Set<string>, x: number, y: number, wanted: number): number {
  let free = 1;
  while (free < wanted && !taken.has(`${x + free} ${y}`)) free++;
  return free;
}

function isPlain(cells: Cell[], columnCount: number): boolean {
  const middle = cells.filter((cell) => cell.x === 1 && cell.colspan === 1);
  return isListOfTerms(
    columnCount,
    middle.map((cell) => textOf(cell.blocks)),
  );
}

function shares(cells: Cell[], count: number, widths: Map<number, number>, plain: boolean): number[] {
  if (plain) return [0, 0, 1];
  if (widths.size === count) return Array.from({ length: count }, (_, x) => Math.max(widths.get(x) ?? 1, 1));
  const longest = Array.from({ length: count }, (_, x) =>
    Math.max(
      0,
      ...cells.filter((cell) => cell.x === x && cell.colspan === 1).map((cell) => textOf(cell.blocks).length),
    ),
  );
  const most = Math.max(...longest);
  return longest.map((length) => (length > 18 || length === most ? Math.sqrt(length || 1) : 0));
}

/** Long words are few: these are measured, and the widest of them decides. */
const measuredWords = 6;

function longestWords(cells: Cell[], count: number): string[][] {
  return Array.from({ length: count }, (_, x) => {
    const own = cells.filter((cell) => cell.x === x && cell.colspan === 1);
    const words = new Set(
      own.flatMap((cell) => textOf(cell.blocks).split(/[ \t\n\u200b-]+/)).filter(Boolean),
    );
    return [...words].sort((one, other) => other.length - one.length).slice(0, measuredWords);
  });
}

function textOf(blocks: Block[]): string {
  return blocks
    .flatMap((block) =>
      'runs' in block
        ? block.runs.map((run) => ('text' in run ? run.text : ' '))
        : // A picture has no width of its own: its column shares what is left.
          [' '.repeat(block.kind === 'picture' ? 60 : 12)],
    )
    .join('');
}
