import { pgTable, text } from 'drizzle-orm/pg-core';

/** What this database belongs together with, a line each: the secret, the file store, and when it was restored. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
