import type { ImportProblem } from '../../../../domain/calls/transfer.ts';
import { type Field, isStamped, type Resource } from '../../../../resources/declare.ts';
import { initialOf } from '../../../../resources/kinds/index.ts';
import type { Row } from '../../../crud/index.ts';
import { textOfCell } from '../../../kinds/index.ts';
import { importableColumns } from '../../columns.ts';
import type { FileRow } from '../file/cells.ts';
import type { ImportOptions } from '../options.ts';
import { cellValue } from './cell-value.ts';
import { breathe } from './statement.ts';

export type Draft = {
  row: number;
  /** Parsed values by field, as far as understood. */
  values: Row;
  /** Ways to read a cell that names other records, by field; removed once resolved. */
  names: Record<string, string[][]>;
  /** The cells as typed, by field, for telling. */
  typed: Record<string, string>;
  problems: ImportProblem[];
  id: string;
  /** The record that the row means, when there is one. */
  before?: Row;
  /** Fields of a new record that its defaults fill, as no cell does. */
  byDefault?: ReadonlySet<string>;
  /** The rows of its parts that the file has, by field. */
  parts?: Record<string, Draft[]>;
};

export type Mapped = { name: string; heading: string; index: number; field: Field | 'active' };

/** The fields that the file fills. */
export const mappedColumns = (resource: Resource, options: ImportOptions): Mapped[] =>
  importableColumns(resource).flatMap(({ name, heading, field }) => {
    const index = options.mapping[name];
    return index === undefined || field === 'moment' ? [] : [{ name, heading, index, field }];
  });

/** Reads every cell for the field it fills. */
export async function decodeRows(
  rows: readonly FileRow[],
  mapped: readonly Mapped[],
  newId: () => string,
): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const [row, cells] of rows) {
    const draft: Draft = { row, values: {}, names: {}, typed: {}, problems: [], id: newId() };
    for (const { name, heading, index, field } of mapped) {
      const cell = cells[index] ?? null;
      const read = cellValue(field, cell);
      draft.typed[name] = textOfCell(cell);
      if ('names' in read) draft.names[name] = read.names;
      else if ('value' in read) {
        if (read.value !== undefined) draft.values[name] = read.value;
      } else draft.problems.push({ row, heading, value: draft.typed[name], reason: read.reason });
    }
    drafts.push(draft);
    if (drafts.length % 2000 === 0) await breathe();
  }
  return drafts;
}

/** The form's defaults, applied to new records where the file is empty. */
export function defaultsOf(resource: Resource): Row {
  const defaults: Row = {};
  for (const [name, field] of Object.entries(resource.fields))
    if (!isStamped(field) && 'default' in field.options && field.options.default !== undefined)
      defaults[name] = initialOf(field);
  return defaults;
}
