import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Every logo ever uploaded, by hash. Never removed: letterheads, printed letters and the history refer to them. */
export const logos = pgTable('logo', {
  hash: text('hash').primaryKey(),
  mimeType: text('mime_type').notNull(),
  /** Content delivered with the database (an update, the demo), until a start moves it into the file store. */
  content: bytea('content'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
