import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What was done and is not to be done again, by a key of whoever did it (server/jobs/once.ts). */
export const doneOnce = pgTable(
  'done_once',
  {
    key: text('key').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('done_once_age').on(table.at)],
);
