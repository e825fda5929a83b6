import { translate } from '../../lib/language.ts';
import { cleanRichText } from './clean.ts';
import { isElement, parseRichText, type RichElement, type RichNode } from './parse.ts';

/** What fits on A4, with a margin; far more takes the typesetter minutes and gigabytes. */
const mostColumns = 24;
const mostCells = 4000;

/**
 * Checks for unprintable tables: too wide, or too many cells in all.
 * @returns the message, undefined for a printable text
 */
export function tableFault(html: string): string | undefined {
  if (!html.includes('<t')) return undefined;
  const rows = elementsOf(parseRichText(cleanRichText(html))).filter(({ tag }) => tag === 'tr');
  const widths = rows.map((row) => sum(cellsOf(row).map((cell) => Number(cell.attributes.colspan ?? 1))));
  if (widths.some((width) => width > mostColumns))
    return translate({
      id: `Tabel paling lebar ${mostColumns} kolom.`,
      en: `A table has at most ${mostColumns} columns.`,
    });
  // A cell that spans rows is set in each of them.
  const cells = rows.flatMap(cellsOf);
  const set = sum(
    cells.map((cell) => Number(cell.attributes.colspan ?? 1) * Number(cell.attributes.rowspan ?? 1)),
  );
  return set > mostCells
    ? translate({
        id: `Tabel paling banyak ${mostCells.toLocaleString('id-ID')} sel.`,
        en: `A table has at most ${mostCells.toLocaleString('en-GB')} cells.`,
      })
    : undefined;
}

const cellsOf = (row: RichElement): RichElement[] =>
  row.children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th');

const elementsOf = (nodes: RichNode[]): RichElement[] =>
  nodes.filter(isElement).flatMap((element) => [element, ...elementsOf(element.children)]);

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
