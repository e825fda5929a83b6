import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../resources/manajemen-user/user.ts';
import { tableOf } from '../crud/index.ts';

/** SPEC A3 Notification; for a person, not a post: it tells somebody something. */
export const notifications = pgTable(
  'notification',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => tableOf(user).id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    modul: text('modul').notNull(),
    message: text('message').notNull(),
    detailUrl: text('detail_url'),
    tabName: text('tab_name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notification_list').on(table.userId, table.createdAt, table.id),
    index('notification_unread').on(table.userId, table.createdAt).where(sql`${table.readAt} is null`),
  ],
);
