import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys of work that must not be repeated (server/jobs/once.ts). */
export const doneOnce = pgTable(
  'done_once',
  {
    key: text('key').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('done_once_age').on(table.at)],
);
