import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  pgTable,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  computedBy,
  type Field,
  formulaOf,
  isCreateOnly,
  type Life,
  type RecordOf,
  type Resource,
} from '../../../resources/declare.ts';
import { wholeOf } from '../../../resources/field-rights.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { kindOf } from '../../kinds/index.ts';
import { sortedAs } from './natural-order.ts';
import { searchedColumn, searchedText } from './search-text.ts';

type Fields = Record<string, Field>;
type Columns<F extends Fields> = { [K in keyof F as F[K]['kind'] extends 'parts' ? never : K]: F[K] };
type Data<F extends Fields> = Omit<RecordOf<{ fields: Columns<F> }>, 'createdAt' | 'updatedAt'> & {
  createdAt: Date;
  updatedAt: Date;
};
/** The database fills these in when an insert leaves them out. */
type Defaulted = 'isActive' | 'version' | 'createdAt' | 'updatedAt';
type ColumnOf<Key, Value> = PgColumn<
  {
    name: string;
    tableName: string;
    dataType: 'custom';
    columnType: string;
    data: NonNullable<Value>;
    driverParam: unknown;
    notNull: null extends Value ? false : true;
    hasDefault: Key extends Defaulted ? true : Value extends boolean | readonly unknown[] ? true : false;
    isPrimaryKey: false;
    isAutoincrement: false;
    hasRuntimeDefault: false;
    enumValues: undefined;
    baseColumn: never;
    identity: undefined;
    generated: undefined;
  },
  object
>;
/** A table derived from a declaration, its columns typed by the declared fields. */
export type DeclaredTable<F extends Fields> = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: { [K in keyof Data<F> & string]: ColumnOf<K, Data<F>[K]> };
  dialect: 'pg';
}>;

const tables = new Map<string, unknown>();

/** `ArchiveClassification` → `archive_classification`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter, at) => `${at ? '_' : ''}${letter.toLowerCase()}`);

/** Derives a resource's table: one column per field, indexes for every declared sort, filter and search. */
export function tableOf<F extends Fields>(resource: Resource<F>): DeclaredTable<F> {
  const made = tables.get(resource.name) ?? makeTable(wholeOf(resource as Resource));
  tables.set(resource.name, made);
  return made as DeclaredTable<F>;
}

/** As tableOf, for code that iterates over all declarations and knows columns by name only. */
export const anyTableOf = (resource: Resource): Record<string, AnyPgColumn> & PgTableWithColumns<never> =>
  tableOf(resource) as never;

/** Fields FirstChar searches, in declared order: index and condition must match. */
export const searchableNames = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => 'searchable' in field.options && field.options.searchable)
    .map(([name]) => name);

/**
 * Pickers search only fields they show: a match reveals content. Without
 * lookup fields, only users who see all may search.
 */
export const lookupSearchNames = (resource: Resource): string[] => {
  const shown = [...resource.represent, ...resource.lookup];
  return searchableNames(resource).filter((name) => resource.lookup.length === 0 || shown.includes(name));
};

/** The searchable fields as one text, the very expression that the index holds. */
export const searchText = (resource: Resource): SQL | undefined =>
  joinedText(resource, searchableNames(resource));

function joinedText({ fields }: Resource, names: readonly string[]): SQL | undefined {
  if (names.length === 0) return undefined;
  const columns = names.map((name) => searchedColumn(fields[name], `"${snakeCase(name)}"`));
  return sql.raw(`(${searchedText(columns)})`);
}

/**
 * Checks that a field is a column. Hooks handle secrets and create-only input (server/crud/hooks.ts); computed
 * values are not stored; parts have tables of their own.
 */
export const isStored = (field: Field): boolean =>
  field.kind !== 'parts' &&
  !('secret' in field.options && field.options.secret) &&
  !isCreateOnly(field) &&
  !computedBy(field);

/** Checks that a record holds it, in its own table or in one of its parts. */
export const isKept = (field: Field): boolean => isStored(field) || field.kind === 'parts';

const idOf = (resource: string): AnyPgColumn => anyTableOf(resourceNamed(resource)).id as AnyPgColumn;

function makeTable(resource: Resource): unknown {
  const name = snakeCase(resource.entity);
  const declared = Object.entries(resource.fields)
    .filter(([, field]) => isStored(field))
    .map(([key, field]) => [key, columnOf(field, snakeCase(key))] as const)
    .map(([key, column]) => [key, resource.life && key === 'stage' ? begun(column, resource.life) : column]);
  return pgTable(
    name,
    {
      id: uuid('id').primaryKey(),
      ...Object.fromEntries(declared),
      ...Object.fromEntries(
        (resource.hiddenIds ?? []).map((key) => [key, uuid(snakeCase(key)).array().notNull().default([])]),
      ),
      ...(resource.life && {
        stageSince: timestamp('stage_since', { withTimezone: true }).notNull().defaultNow(),
      }),
      isActive: boolean('is_active').notNull().default(true),
      version: integer('version').notNull().default(1),
      createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
      updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    },
    (columns) => extras(resource, name, columns as unknown as Record<string, AnyPgColumn>),
  );
}

/** A computed field's column is generated, so that indexes, sorts and filters treat it like any other. */
export function columnOf(field: Field, name: string): PgColumnBuilderBase {
  const column = kindOf(field).column(field, name, idOf);
  const formula = formulaOf(field);
  if (formula === undefined) return column;
  const expression = formula.replace(/\{(\w+)\}/g, (_, other: string) => `"${snakeCase(other)}"`);
  return (column as unknown as Generated).generatedAlwaysAs(sql.raw(expression));
}
/** What is stored past the calls, and what was there before the entity had a life, stands at the first stage. */
const begun = (column: PgColumnBuilderBase, { begins }: Life): PgColumnBuilderBase =>
  (column as unknown as Defaulting).default(begins);
type Defaulting = { default: (value: string) => PgColumnBuilderBase };

type Generated = { generatedAlwaysAs: (expression: SQL) => PgColumnBuilderBase };

function extras(
  resource: Resource,
  table: string,
  columns: Record<string, AnyPgColumn>,
): PgTableExtraConfigValue[] {
  const column = (key: string): AnyPgColumn => columns[key] as AnyPgColumn;
  const sorted = (key: string): AnyPgColumn | SQL => {
    const plain = `"${snakeCase(key)}"`;
    const text = sortedAs(resource.fields[key], plain);
    return text === plain ? column(key) : sql.raw(text);
  };
  const made: PgTableExtraConfigValue[] = [];
  for (const [key, field] of Object.entries(resource.fields)) {
    if (!isStored(field)) continue;
    const named = `${table}_${snakeCase(key)}`;
    if ('unique' in field.options && field.options.unique) {
      made.push(
        kindOf(field).isCaseless
          ? uniqueIndex(`${named}_key`).on(sql`lower(${column(key)})`)
          : uniqueIndex(`${named}_key`).on(column(key)),
      );
    }
    if ('sortable' in field.options && field.options.sortable)
      made.push(index(`${named}_sort`).on(sorted(key), column('id')));
    const { index: indexed, members } = kindOf(field);
    if (indexed === 'members')
      made.push(
        index(`${named}_members`).using(
          'gin',
          members ? sql.raw(members.indexed(`"${snakeCase(key)}"`)) : column(key),
        ),
      );
    else if (indexed === 'reference') made.push(index(`${named}_reference`).on(column(key)));
    else if (resource.filters.includes(key))
      made.push(index(`${named}_filter`).on(column(key), sorted(resource.sort.field), column('id')));
  }
  for (const key of resource.hiddenIds ?? [])
    made.push(index(`${table}_${snakeCase(key)}_members`).using('gin', column(key)));
  if (!('sortable' in (resource.fields[resource.sort.field]?.options ?? {})))
    made.push(index(`${table}_default_sort`).on(sorted(resource.sort.field), column('id')));
  if (resource.life) made.push(index(`${table}_board`).on(column('stage'), column('stageDue'), column('id')));
  const search = searchText(resource);
  if (search) made.push(index(`${table}_search`).using('gin', sql`${search} gin_trgm_ops`));
  const lookedUp = lookupSearchNames(resource);
  const picked = lookedUp.length < searchableNames(resource).length && joinedText(resource, lookedUp);
  if (picked) made.push(index(`${table}_lookup_search`).using('gin', sql`${picked} gin_trgm_ops`));
  return made;
}
