import { sql } from 'drizzle-orm';
import type { Resource } from '../../../resources/declare.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { labelOf, quote, snakeCase, tableName } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { type FileCell, kindOf } from '../../kinds/index.ts';
import { type BookColumn, type BookSheet, columnsOf, fieldsOf } from '../../transfer/index.ts';
import { storedCells } from './stored.ts';

type More = Partial<Record<string, Partial<BookColumn>>>;

/** A sheet of one declared resource, its columns as declared. */
export function declaredSheet(
  name: string,
  resource: Resource,
  names: readonly string[],
  { more, where }: { more: More; where?: string },
): BookSheet {
  return {
    name,
    columns: columnsOf(resource, names, more),
    targets: [{ resource, key: 'code', fields: fieldsOf(resource, names) }],
    stored: (executor) => storedOf(executor, resource, names, where),
  };
}

/** What is stored, in the words that an import reads: labels of choices, codes of what is referred to. */
export async function storedOf(
  executor: Executor,
  resource: Resource,
  names: readonly string[],
  where = 'true',
): Promise<FileCell[][]> {
  const columns = names.map((name) => `${expressionOf(resource, name)} as ${quote(name)}`);
  const rows = await storedCells(
    executor,
    sql.raw(
      `select ${columns.join(', ')} from ${tableName(resource)} t where t.is_active and (${where})
       order by ${resource.parent ? `t.${quote(snakeCase(resource.parent))} nulls first, ` : ''}t.code`,
    ),
    names,
  );
  return rows.map((row) => row.map((cell, at) => inWords(resource, names[at] ?? '', cell)));
}

function expressionOf({ fields }: Resource, name: string): string {
  const field = fields[name];
  const column = `t.${quote(snakeCase(name))}`;
  if (field?.kind === 'reference') {
    const target = resourceNamed(field.to);
    return `(select ${codeOf(target)} from ${tableName(target)} x where x.id = ${column})`;
  }
  if (field?.kind === 'references') {
    const target = resourceNamed(field.to);
    return `array(select ${codeOf(target)} from ${tableName(target)} x where x.id = any(${column}) order by 1)`;
  }
  return field?.kind === 'date' ? `${column}::text` : column;
}

const codeOf = (target: Resource): string => {
  const key = ['code', 'npp'].find((name) => name in target.fields);
  return key ? `x.${key}` : labelOf(target, 'x');
};

function inWords({ fields }: Resource, name: string, cell: FileCell): FileCell {
  const field = fields[name];
  if (!field || (field.kind !== 'choice' && field.kind !== 'choices') || typeof cell !== 'string')
    return cell;
  const value = field.kind === 'choices' ? cell.split('; ').filter(Boolean) : cell;
  const told = kindOf(field).exported(field, value, {}, name);
  return typeof told === 'string' || typeof told === 'number' ? told : null;
}
