import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../resources/manajemen-user/user.ts';
import { tableOf } from '../crud/index.ts';

const users = tableOf(user);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A person's local password, apart from the person's record so that no presenter can leak it. */
export const credentials = pgTable('credential', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

/** A signed-in device. Its refresh token rotates; using an old one again ends the whole session (DESIGN 6). */
export const sessions = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The role entry that is active: a job mapping's, delegation's or secretary setting's id. */
    entryId: uuid('entry_id'),
    refreshHash: text('refresh_hash').notNull(),
    /** The token before it, accepted for some seconds: a lost answer must not sign anybody out. */
    previousHash: text('previous_hash'),
    rotatedAt: moment('rotated_at').notNull().defaultNow(),
    remember: boolean('remember').notNull().default(false),
    device: text('device'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('session_refresh').on(table.refreshHash),
    index('session_previous').on(table.previousHash),
    index('session_user').on(table.userId),
  ],
);

/** Failed sign-ins by account and by address, for the throttle. */
export const signInFailures = pgTable('sign_in_failure', {
  key: text('key').primaryKey(),
  count: integer('count').notNull().default(0),
  until: moment('until').notNull(),
});

/** One-time links of password mails; only the hash is kept. */
export const passwordResets = pgTable('password_reset', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});
