import type { Field, FieldOf, PartRow } from '../../../../resources/declare.ts';
import type { Row } from '../../record.ts';
import type { ShownKind } from '../kind.ts';

export type ShownOf = (field: Field) => ShownKind<Field>;
export type PartsField = FieldOf<'parts'>;

/** A row as its fields see a record. */
export const asRecord = (row: PartRow): Row => row as unknown as Row;

/** The rows of a record, in their order. */
export const rowsIn = (row: Row, name: string): PartRow[] =>
  Array.isArray(row[name]) ? (row[name] as PartRow[]) : [];

/** "Ban 185/60 R15, 2, 1.750.000": a row where there is room for words only. */
export const rowText = ({ fields }: PartsField, row: PartRow, shownOf: ShownOf): string =>
  Object.entries(fields)
    .map(([name, field]) => shownOf(field).plain(field, asRecord(row), name))
    .filter(Boolean)
    .join(', ');

/** What a row is called: its first field. */
export function rowName({ fields }: PartsField, row: PartRow, shownOf: ShownOf): string {
  const [first] = Object.entries(fields);
  return first ? shownOf(first[1]).plain(first[1], asRecord(row), first[0]) : '';
}
