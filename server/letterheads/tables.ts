import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Every logo that was ever taken, by its hash in the file store. None is removed: letterheads, printed letters and the
 * history of a letterhead name them.
 */
export const logos = pgTable('logo', {
  hash: text('hash').primaryKey(),
  mimeType: text('mime_type').notNull(),
  /** What came with the database (an update, the demo), until the start has moved it into the file store. */
  content: bytea('content'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
