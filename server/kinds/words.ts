import type { Field } from '../../resources/kinds/index.ts';
import { textOf } from './cell.ts';
import type { ServerKind } from './kind.ts';

type Row = Record<string, unknown>;

/** A row's value of a field as people read it. */
export function wordsBy(
  { printed, exported }: ServerKind<Field>,
  field: Field,
  row: Row,
  name: string,
): string {
  const value = row[name];
  return printed ? printed(field, value, row, name) : textOf(exported(field, value, row, name));
}
