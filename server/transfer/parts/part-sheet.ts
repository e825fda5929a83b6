import type { Resource } from '../../../resources/declare.ts';
import { typedIn } from '../../../resources/kinds/parts/typed.ts';
import { type Part, partsIn } from '../../../resources/part-resource.ts';
import type { Row } from '../../crud/index.ts';
import { kindOf, textOf } from '../../kinds/index.ts';
import { type TransferColumn, transferColumns } from '../columns.ts';
import { cellOf } from '../export/cell.ts';
import { sheetName } from '../export/workbook.ts';

/** The sheet that holds a part's rows beside the sheet of their records. */
export type PartSheet = {
  part: Part;
  name: string;
  /** Headings before the fields: whose row it is, by name and id, and the row's own id. */
  keys: { owner: string; ownerId: string; rowId: string };
  columns: TransferColumn[];
};

export const partSheetsOf = (resource: Resource): PartSheet[] =>
  partsIn(resource).map((part) => {
    const { singular } = resource;
    const keys = {
      owner: singular.id.charAt(0).toUpperCase() + singular.id.slice(1),
      ownerId: `ID ${singular.id}`,
      rowId: 'ID baris',
    };
    const columns = transferColumns(part.rows).filter(({ field }) => typeof field === 'object');
    return { part, name: sheetName(part.field.label.id), keys, columns: apart(columns, Object.values(keys)) };
  });

export const headingsOf = ({ keys, columns }: PartSheet): string[] => [
  ...Object.values(keys),
  ...columns.map(({ heading }) => heading),
];

/** The rows of a record as lines of their sheet. */
export const linesOf = (resource: Resource, { part, columns }: PartSheet, record: Row) =>
  ((record[part.name] ?? []) as Row[]).map((row) => [
    nameOf(resource, record),
    String(record.id),
    String(row.id),
    ...columns.map((column) => cellOf(column, row)),
  ]);

/** What names a record in words, as an import reads it back. */
const nameOf = (resource: Resource, record: Row): string =>
  namingFields(resource)
    .map((name) => textOf(cellOf({ name, heading: '', field: resource.fields[name] as never }, record)))
    .filter(Boolean)
    .join(' ');

export const namingFields = ({ represent, fields }: Resource): string[] =>
  represent.filter((name) => fields[name] && kindOf(fields[name]).isNaming);

/** The columns that an import reads: not those that the database computes. */
export const filledColumns = ({ part, columns }: PartSheet): TransferColumn[] => {
  const typed = typedIn(part.field);
  return columns.filter(({ name }) => name in typed);
};

/** A field called like one of the keys is told apart by its name. */
const apart = (columns: TransferColumn[], taken: readonly string[]): TransferColumn[] =>
  columns.map((column) =>
    taken.includes(column.heading) ? { ...column, heading: `${column.heading} (${column.name})` } : column,
  );
