import type { AnyPgColumn, PgColumnBuilderBase } from 'drizzle-orm/pg-core';
import { isRequired } from '../../resources/declare.ts';
import type { Field } from '../../resources/kinds/index.ts';
import type { Cell, CellValue, FileCell } from './cell.ts';

type Row = Record<string, unknown>;

/** Storage, queries and spreadsheet cells of a kind. */
export type ServerKind<F extends Field> = {
  /** PostgreSQL's type; lists end in `[]`. */
  type: string;
  /** @param idOf the id column of a resource's table, which may be declared later */
  column: (field: F, name: string, idOf: (resource: string) => AnyPgColumn) => PgColumnBuilderBase;
  /** SQL that gives a stored column as the API says it, where it is stored otherwise. */
  read?: (column: string) => string;
  /** SQL that gives a stored column as text to search in, where it is none; its index holds it. */
  searched?: (column: string) => string;
  /** Of lists: what their index holds of a column and how a filter asks it, where that is not the list itself. */
  members?: {
    indexed: (column: string) => string;
    holdsAny: (indexed: string, at: string) => string;
    asked: (values: readonly unknown[]) => unknown;
  };
  /** `filter` only where the declaration filters by it. */
  index: 'filter' | 'members' | 'reference';
  /** Uniqueness ignores case. */
  isCaseless: boolean;
  /** Texts by the numbers in them, see server/crud/sql/natural-order.ts. */
  isSortedNaturally?: boolean;
  /** Cleaned by the allow list before it is stored; histories show its words. */
  isHtml: boolean;
  /** Label of a record: a value that SQL turns into readable text. */
  isNaming: boolean;
  /** The value of a filter; undefined when it is none of the field's values. */
  filterValue: (field: F, text: string) => unknown;
  /** Whether a change by a file is none. */
  isSame: (before: unknown, after: unknown, field: F) => boolean;
  /** Which typed texts may identify a record in an import; null when the kind identifies none. */
  isKey: ((typed: string) => boolean) | null;
  exported: (field: F, value: unknown, row: Row, name: string) => Cell;
  /** As people read it on paper, in their language; without it the text of the exported cell. */
  printed?: (field: F, value: unknown, row: Row, name: string) => string;
  /** Number format of its column in a workbook. */
  format: string | null | ((field: F) => string);
  /** Checks only errors that are specific to files. */
  imported: (field: F, cell: FileCell) => CellValue;
  /** What an import's template says of it; `labelOf` gives the label of a record of that resource. */
  guide: {
    example: (field: F, labelOf: (resource: string) => Promise<string>) => string | Promise<string>;
    meaning: (field: F) => string;
    /** Values for a spreadsheet's own list. */
    values: (field: F) => string[];
  };
};

export const isEqual = (before: unknown, after: unknown): boolean => (before ?? null) === (after ?? null);

/** Lists are sets: their order does not count. */
export function hasSameMembers(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return isEqual(before, after);
  const chosen = new Set(before);
  return before.length === after.length && after.every((one) => chosen.has(one));
}

export const required = <C extends { notNull: () => PgColumnBuilderBase } & PgColumnBuilderBase>(
  field: Field,
  column: C,
): PgColumnBuilderBase => (isRequired(field) ? column.notNull() : column);

/** Stops overlong filters before they reach the database. */
export const shortText = (_field: Field, text: string): string | undefined =>
  text.length > 200 ? undefined : text;
