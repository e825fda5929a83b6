import { isNotNull } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, type PgTable, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Resource } from '../../../resources/declare.ts';
import { type Part, partsIn } from '../../../resources/part-resource.ts';
import { kindOf } from '../../kinds/index.ts';
import { anyTableOf, columnOf, snakeCase } from '../sql/table.ts';

/** The tables of a record's rows, one for each of its parts: they go with their record. */
export const partTablesOf = (owner: Resource): PgTable[] =>
  partsIn(owner).map((part) => made.get(part) ?? makeTable(owner, part));
const made = new WeakMap<Part, PgTable>();

function makeTable(owner: Resource, part: Part): PgTable {
  const name = snakeCase(part.rows.entity);
  const fields = Object.entries(part.field.fields);
  const table = pgTable(
    name,
    {
      id: uuid('id').primaryKey(),
      ownerId: uuid('owner_id')
        .notNull()
        .references(() => anyTableOf(owner).id as AnyPgColumn, { onDelete: 'cascade' }),
      position: integer('position').notNull(),
      ...Object.fromEntries(fields.map(([key, field]) => [key, columnOf(field, snakeCase(key))])),
    },
    (columns) => [
      index(`${name}_rows`).on(columns.ownerId, columns.position),
      ...fields.flatMap(([key, field]) => {
        const column = (columns as unknown as Record<string, AnyPgColumn>)[key] as AnyPgColumn;
        const indexed = kindOf(field).index;
        if (field.kind === 'references')
          return [index(`${name}_${snakeCase(key)}_members`).using('gin', column)];
        if (indexed !== 'reference') return [];
        const reference = index(`${name}_${snakeCase(key)}_reference`).on(column);
        // Looked up by what it refers to: rows that refer to nothing need no entry.
        return [column.notNull ? reference : reference.where(isNotNull(column))];
      }),
    ],
  );
  made.set(part, table);
  return table;
}
