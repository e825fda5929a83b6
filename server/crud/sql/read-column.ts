import type { Field } from '../../../resources/declare.ts';
import { kindOf } from '../../kinds/index.ts';
import { quote } from './names.ts';
import { snakeCase } from './table.ts';

/** SQL of a field's column on `alias`, as calls answer it and the audit log keeps it. */
export function readColumn(field: Field, name: string, alias: string): string {
  const column = `${alias}.${quote(snakeCase(name))}`;
  return kindOf(field).read?.(column) ?? column;
}
