import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Channel, NotificationKind } from '../../domain/notifications/notification-kinds.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { sessions } from '../accounts/tables.ts';
import { tableOf } from '../crud/index.ts';

/** SPEC A3 Notification; addressed to a user, not a post. */
export const notifications = pgTable(
  'notification',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => tableOf(user).id, { onDelete: 'cascade' }),
    /** Which of domain/notifications/notification-kinds.ts; of older ones it is not known. */
    kind: text('kind').$type<NotificationKind>(),
    title: text('title').notNull(),
    /** In English; null for older ones, and for messages in a user's own words. */
    titleEn: text('title_en'),
    modul: text('modul').notNull(),
    message: text('message').notNull(),
    messageEn: text('message_en'),
    detailUrl: text('detail_url'),
    tabName: text('tab_name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** The letter concerned, and the rank of its class then, for the mail log (server/mail). */
    letterId: uuid('letter_id'),
    letterRank: integer('letter_rank'),
    /** When it was passed to the channels outside the app; null until then. */
    passedOnAt: timestamp('passed_on_at', { withTimezone: true }),
  },
  (table) => [
    index('notification_list').on(table.userId, table.createdAt, table.id),
    index('notification_kind').on(table.userId, table.kind, table.createdAt, table.id),
    index('notification_unread').on(table.userId, table.createdAt).where(sql`${table.readAt} is null`),
    // What is decided settles or reopens the notices of its letter.
    index('notification_letter').on(table.letterId).where(sql`${table.letterId} is not null`),
  ],
);

/** Where a person wants a kind of notice on a channel otherwise than it starts (domain/notifications/notification-kinds.ts). */
export const notificationChoices = pgTable(
  'notification_choice',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => tableOf(user).id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);

/** When a user's digest is due, null for the default time; and when it was last sent. */
export const notificationSettings = pgTable('notification_setting', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => tableOf(user).id, { onDelete: 'cascade' }),
  digestHour: smallint('digest_hour'),
  /** 1 Monday to 7 Sunday, by Jakarta. */
  digestDays: smallint('digest_days').array(),
  /** The last day (in Jakarta) a digest was processed, so that a repeated run writes none. */
  digestOn: date('digest_on', { mode: 'string' }),
  /** Up to which moment notices were counted in a digest. */
  digestAt: timestamp('digest_at', { withTimezone: true }),
});

/** A browser subscribed to push messages; deleted with the session it was allowed in. */
export const pushSubscriptions = pgTable('push_subscription', {
  id: uuid('id').primaryKey(),
  sessionId: uuid('session_id')
    .notNull()
    .unique()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  endpoint: text('endpoint').notNull().unique(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The installation's single key pair for signing push messages (RFC 8292), created on first use. */
export const pushKeys = pgTable('push_key', {
  id: smallint('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  /** Encrypted with a key of the installation's secret. */
  sealedPrivateKey: text('sealed_private_key').notNull(),
});
