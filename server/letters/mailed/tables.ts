import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, userId } from '../columns.ts';
import { letters } from '../tables.ts';

/** The links in a mail that asks for a paraf: for one person, one review and one text. */
export const reviewLinks = pgTable(
  'review_link',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    userId: userId('user_id').notNull(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    /** No foreign key: a drafter's change writes the rows anew, and the link then says so. */
    reviewerId: uuid('reviewer_id').notNull(),
    /** The letter's version that was mailed. */
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('review_link_token').on(table.tokenHash),
    index('review_link_letter').on(table.letterId),
    index('review_link_user').on(table.userId),
    index('review_link_expires').on(table.expiresAt),
  ],
);
