import { isRequired, type Resource } from '../../../resources/declare.ts';
import type { Executor } from '../../db/executor.ts';
import { type FileCell, kindOf, textOfCell } from '../../kinds/index.ts';
import { importableColumns } from '../columns.ts';
import type { Draft } from '../import/check/decode-rows.ts';
import type { FileRow } from '../import/file/cells.ts';

// A workbook of several sheets that is checked and stored as a whole (server/setup).

/** A column of a sheet, as people fill it. */
export type BookColumn = {
  heading: string;
  hint: string;
  example: string;
  isRequired: boolean;
  /** What the spreadsheet offers: values, or the codes in another sheet's first column. */
  values?: readonly string[];
  codesOf?: string;
  width?: number;
};

/** A cell of a row by its heading; null where it is blank or the sheet lacks the column. */
export type CellsOf = (heading: string) => FileCell;

export type BookProblem = { sheet: string; row: number; heading: string; value: string; reason: string };

/** What the rows of a sheet become: records of a resource. */
export type BookTarget = {
  resource: Resource;
  /** The unique field that finds records; null where `attach` does. */
  key: string | null;
  /** Each field's cell, and under which heading its faults are told. */
  fields: Record<string, { heading: string; cell: (cells: CellsOf, row: number) => FileCell }>;
  /** Rows that make no such record. */
  isLeftOut?: (cells: CellsOf, row: number) => boolean;
  /** Finds the stored records, or completes the values, once references are resolved. */
  attach?: (executor: Executor, drafts: readonly Draft[]) => Promise<void>;
  /** Faults that only the sheet knows. */
  faults?: (rows: readonly FileRow[], cellsOf: (row: FileRow) => CellsOf) => Omit<BookProblem, 'sheet'>[];
  /** Rows change stored records and make none. */
  changesOnly?: boolean;
};

export type BookSheet = {
  name: string;
  columns: readonly BookColumn[];
  targets: readonly BookTarget[];
  /** Stored records as rows of the sheet. */
  stored: (executor: Executor) => Promise<FileCell[][]>;
  /** What goes along with the file's sheets, in place of rows from the file. */
  rows?: SheetRows | undefined;
};

/** Rows under headings; `others` are the sheets read before it. */
export type SheetRows = { headings: readonly string[]; rows: readonly FileRow[] };

export const plainHeading = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Reads a row's cells by heading. Some programs write a blank cell as an empty text. */
export function cellsIn({ headings }: Pick<SheetRows, 'headings'>): (row: FileRow) => CellsOf {
  const at = new Map(headings.map((heading, index) => [plainHeading(heading), index]));
  return ([, cells]) =>
    (heading) => {
      const cell = cells[at.get(plainHeading(heading)) ?? -1] ?? null;
      return textOfCell(cell) === '' ? null : cell;
    };
}

/** The columns of declared fields with what the declaration says of them. */
export function columnsOf(
  resource: Resource,
  names: readonly string[],
  more: Partial<Record<string, Partial<BookColumn>>> = {},
): BookColumn[] {
  const known = new Map(importableColumns(resource).map((column) => [column.name, column]));
  return names.flatMap((name): BookColumn[] => {
    const column = known.get(name);
    if (!column || typeof column.field !== 'object') return [];
    const { field, heading } = column;
    const { guide } = kindOf(field);
    const hint = field.options.hint?.id;
    const choices = 'choices' in field ? field.choices.map(({ label }) => label.id) : [];
    const values = guide.values(field);
    return [
      {
        heading,
        hint: [
          choices.length > 0 && field.kind === 'choices' ? choices.join('; ') : guide.meaning(field),
          hint,
        ]
          .filter(Boolean)
          .join('. '),
        example: '',
        isRequired: isRequired(field) && !('default' in field.options && field.options.default !== undefined),
        ...(values.length > 0 && { values }),
        ...more[name],
      },
    ];
  });
}

/** Fields taken from the columns of the same names. */
export function fieldsOf(resource: Resource, names: readonly string[]): BookTarget['fields'] {
  const known = new Map(importableColumns(resource).map(({ name, heading }) => [name, heading]));
  return Object.fromEntries(
    names.map((name) => {
      const heading = known.get(name) ?? name;
      return [name, { heading, cell: (cells: CellsOf) => cells(heading) }];
    }),
  );
}
