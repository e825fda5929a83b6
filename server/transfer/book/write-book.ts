import type { DataValidation } from 'hucre/xlsx';
import type { Executor } from '../../db/executor.ts';
import type { FileCell } from '../../kinds/index.ts';
import { textOfCell } from '../../kinds/index.ts';
import type { BookColumn, BookProblem, BookSheet, SheetRows } from './book.ts';

/** The first cell of rows that are not read begins so. */
export const exampleMark = '(contoh)';
export const guideName = 'Petunjuk';
export const reasonsColumn = 'Yang perlu diperbaiki';

/** Rows below the headings that lists and formats reach; Excel keeps them per range. */
const listedRows = 5000;

const head = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E4F0EC' } },
} as const;
const quiet = { font: { italic: true, color: { rgb: '8A8778' } } } as const;
const wrong = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FCE9E6' } } } as const;

type Styled = Map<string, { style: object }>;

/**
 * The workbook to fill: each sheet with headings, what is stored, and an example that is not read.
 * @param about lines of the first sheet
 */
export async function writeBook(
  executor: Executor,
  sheets: readonly BookSheet[],
  about: readonly string[],
): Promise<Buffer> {
  const pages = [];
  for (const sheet of sheets) {
    const stored = await sheet.stored(executor);
    const example: FileCell[] = sheet.columns.map((column, at) =>
      at === 0 ? `${exampleMark} ${column.example}` : column.example,
    );
    pages.push(page(sheet, [...stored, example], { quietRow: stored.length + 1 }));
  }
  return written([guide(sheets, about), ...pages]);
}

/** The uploaded workbook again, its faulty cells marked and what to write beside them. */
export async function writeMarked(
  sheets: readonly BookSheet[],
  given: ReadonlyMap<string, SheetRows>,
  problems: readonly BookProblem[],
  about: readonly string[],
): Promise<Buffer> {
  const pages = sheets.flatMap((sheet) => {
    const rows = given.get(sheet.name);
    if (!rows) return [];
    const own = problems.filter((problem) => problem.sheet === sheet.name);
    return [marked(sheet, rows, own)];
  });
  return written([guide(sheets, about), ...pages]);
}

function page(sheet: BookSheet, rows: readonly FileCell[][], { quietRow }: { quietRow: number }) {
  const cells: Styled = new Map();
  sheet.columns.forEach((_column, at) => {
    cells.set(`0,${at}`, { style: head });
    cells.set(`${quietRow},${at}`, { style: quiet });
  });
  return {
    name: sheet.name,
    columns: sheet.columns.map(widthOf),
    rows: [sheet.columns.map(({ heading }) => heading), ...rows.map((row) => row.map(plain))],
    cells,
    freezePane: { rows: 1 },
    dataValidations: sheet.columns.flatMap(validationOf),
  };
}

function marked(sheet: BookSheet, { headings, rows }: SheetRows, problems: readonly BookProblem[]) {
  const kept = headings.flatMap((heading, at) => (heading === reasonsColumn ? [] : [at]));
  const cells: Styled = new Map();
  const shown = kept.map((at) => headings[at] ?? '');
  for (const at of [...shown, reasonsColumn].keys()) cells.set(`0,${at}`, { style: head });
  const lines = rows.map(([row, given], index) => {
    const own = problems.filter((problem) => problem.row === row);
    for (const { heading } of own) {
      const at = shown.indexOf(heading);
      cells.set(`${index + 1},${at < 0 ? shown.length : at}`, { style: wrong });
    }
    const reasons = own.map(({ heading, reason }) => `${heading}: ${reason}`).join(' ');
    return [...kept.map((at) => plain(given[at] ?? null)), reasons];
  });
  const columns = new Map(sheet.columns.map((column) => [column.heading, column]));
  return {
    name: sheet.name,
    columns: [...shown.map((heading) => widthOf(columns.get(heading) ?? { heading })), { width: 70 }],
    rows: [[...shown, reasonsColumn], ...lines],
    cells,
    freezePane: { rows: 1 },
  };
}

const widthOf = ({ heading, width }: Pick<BookColumn, 'heading' | 'width'>): { width: number } => ({
  width: width ?? Math.min(40, Math.max(14, heading.length + 4)),
});

function guide(sheets: readonly BookSheet[], about: readonly string[]) {
  const rows: string[][] = [...about.map((line) => [line]), []];
  const cells: Styled = new Map();
  for (const sheet of sheets) {
    cells.set(`${rows.length},0`, { style: head });
    rows.push([`Lembar ${sheet.name}`, 'Wajib', 'Diisi dengan']);
    for (const { heading, hint, isRequired } of sheet.columns)
      rows.push([heading, isRequired ? 'Ya' : '', hint]);
    rows.push([]);
  }
  return { name: guideName, columns: [{ width: 34 }, { width: 8 }, { width: 110 }], rows, cells };
}

/** A list in the sheet: the values of a choice, or what the first column of a sheet holds. */
function validationOf({ values, codesOf, hint }: BookColumn, at: number): DataValidation[] {
  const range = `${letterOf(at)}2:${letterOf(at)}${listedRows}`;
  const said = { allowBlank: true, showInputMessage: true, inputMessage: hint.slice(0, 250), range };
  if (codesOf)
    return [
      // What is typed may come in a later row: the check of the whole workbook refuses it, not Excel.
      {
        ...said,
        type: 'list' as const,
        formula1: `'${codesOf}'!$A$2:$A$${listedRows}`,
        showErrorMessage: false,
      },
    ];
  const isListable = values && values.join(',').length <= 250 && !values.some((value) => value.includes(','));
  return isListable ? [{ ...said, type: 'list' as const, values: [...values], showErrorMessage: true }] : [];
}

const letterOf = (at: number): string => String.fromCharCode(65 + at);

const plain = (cell: FileCell): string | number | boolean | null =>
  typeof cell === 'number' ? cell : cell === null ? null : textOfCell(cell);

async function written(
  sheets: Parameters<typeof import('hucre/xlsx').writeXlsx>[0]['sheets'],
): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx');
  return Buffer.from(await writeXlsx({ sheets }));
}
