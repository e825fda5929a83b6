import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
    index('notification_modul').on(table.userId, table.modul, table.createdAt, table.id),
    index('notification_unread').on(table.userId, table.createdAt).where(sql`${table.readAt} is null`),
  ],
);

/** What a person wants by mail (SPEC A1 /notifikasi/pengaturan); without a row everything but the digest. */
export const notificationSettings = pgTable('notification_setting', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => tableOf(user).id, { onDelete: 'cascade' }),
  /** Kinds of notices this person gets no mail about. */
  muted: text('muted').array().notNull().default([]),
  digest: boolean('digest').notNull().default(false),
  /** The last day (in Jakarta) a digest was written for, so that a repeated run writes none. */
  digestOn: date('digest_on', { mode: 'string' }),
});
