import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts that tie this database to its secret and file store, and when it was restored. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
