import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Last number of each sequence of declared numbers; its row is the lock under which the next is taken. */
export const recordCounters = pgTable(
  'record_counter',
  {
    resource: text('resource').notNull(),
    field: text('field').notNull(),
    /** 2026, 2026-11, or '' for a sequence that never restarts. */
    period: text('period').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.field, table.period] })],
);
