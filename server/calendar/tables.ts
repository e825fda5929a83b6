import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../resources/manajemen-user/user.ts';
import { tableOf } from '../crud/index.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A calendar fetched by its address alone (SPEC B6). Stores its
 * fingerprint, so that database readers cannot fetch it.
 */
export const calendarFeeds = pgTable(
  'calendar_feed',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => tableOf(user).id, { onDelete: 'cascade' }),
    /** The role entry it shows the work of; null follows the person's main role. */
    entryId: uuid('entry_id'),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    fetchedAt: moment('fetched_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('calendar_feed_token').on(table.tokenHash),
    // One address a role at a time: a new one ends the one before.
    uniqueIndex('calendar_feed_once')
      .on(table.userId, sql`coalesce(${table.entryId}, ${table.userId})`)
      .where(sql`${table.revokedAt} is null`),
    index('calendar_feed_user').on(table.userId),
  ],
);
