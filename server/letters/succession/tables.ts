import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import { tableOf } from '../../crud/index.ts';

/**
 * Who held a post when it was last looked at: what is different now has been handed over.
 * @public read by the migrations; its statements are written in SQL
 */
export const postHolders = pgTable('post_holder', {
  positionId: uuid('position_id')
    .primaryKey()
    .references(() => tableOf(position).id, { onDelete: 'cascade' }),
  userIds: uuid('user_ids').array().notNull(),
  /** Who held it last before nobody did: whose work it is that waits for the next. */
  lastUserIds: uuid('last_user_ids').array().notNull().default([]),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
});
