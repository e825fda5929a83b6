import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import { tableOf } from '../../crud/index.ts';

/**
 * Holders at the last check: a difference means a change to hand over.
 * @public read by the migrations; its statements are written in SQL
 */
export const postHolders = pgTable('post_holder', {
  positionId: uuid('position_id')
    .primaryKey()
    .references(() => tableOf(position).id, { onDelete: 'cascade' }),
  userIds: uuid('user_ids').array().notNull(),
  /** Last holders before a vacancy: their work waits for the next. */
  lastUserIds: uuid('last_user_ids').array().notNull().default([]),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
});
