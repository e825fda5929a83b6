import { sql } from 'drizzle-orm';
import { customType, date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { archive } from '../../resources/dokumen/arsip.ts';
import { tableOf } from '../crud/index.ts';
import { letters } from '../letters/tables.ts';

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });
const xact = customType<{ data: string }>({ dataType: () => 'xid8' });

/** One row per record, written by triggers in the migrations, so that no code path can skip it. */
const searchColumns = {
  title: text('title').notNull(),
  number: text('number'),
  kindId: uuid('kind_id'),
  unitId: uuid('unit_id'),
  classificationId: uuid('classification_id'),
  securityId: uuid('security_id'),
  state: text('state').notNull(),
  /** The day it bears; by it the newest is first. */
  day: date('day', { mode: 'string' }).notNull(),
  /** Title, number and the names of people, units and institutions, for similarity search. */
  names: text('names').notNull(),
  /** Title and number weigh A, names B, the text C, the text of attachments D. */
  words: words('words').notNull(),
};

/**
 * Letters with their text and that of their attachments.
 * @public read by the migrations; its statements are written in SQL
 */
export const searchLetters = pgTable(
  'search_letter',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => letters.id, { onDelete: 'cascade' }),
    ...searchColumns,
  },
  (table) => [
    index('search_letter_words').using('gin', table.words),
    index('search_letter_names').using('gin', sql`${table.names} gin_trgm_ops`),
    index('search_letter_day').on(table.day, table.id),
  ],
);

/**
 * Only weights A and B may be searched for users who merely know of the item (SPEC B3).
 * @public read by the migrations; its statements are written in SQL
 */
export const searchArchives = pgTable(
  'search_archive',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => tableOf(archive).id, { onDelete: 'cascade' }),
    ...searchColumns,
  },
  (table) => [
    index('search_archive_words').using('gin', table.words),
    index('search_archive_names').using('gin', sql`${table.names} gin_trgm_ops`),
    index('search_archive_day').on(table.day, table.id),
  ],
);

/**
 * Records changed in the current transaction, to reindex each once at its end. Empty between transactions.
 * @public read by the migrations; its statements are written in SQL
 */
export const searchStale = pgTable(
  'search_stale',
  {
    kind: text('kind').notNull(),
    id: uuid('id').notNull(),
    xact: xact('xact').notNull().default(sql`pg_current_xact_id()`),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.xact, table.kind, table.id] })],
);

/**
 * Renamed records to reindex by a scheduled job. `kind` as in rename/named-by.ts, `after` the cursor.
 * @public written by triggers and read by SQL
 */
export const searchRenamed = pgTable(
  'search_renamed',
  {
    kind: text('kind').notNull(),
    id: uuid('id').notNull(),
    after: uuid('after'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
