import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { role } from '../../resources/index.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { tableOf } from '../crud/index.ts';

const users = tableOf(user);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A user's local password, apart from the user record so that no presenter can leak it. */
export const credentials = pgTable('credential', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
  /** An administrator gave it: nothing else is done before its owner has chosen another. */
  mustChange: boolean('must_change').notNull().default(false),
});

/** A local password, or one of the directory's ways. */
export type SignInWay = 'password' | 'ldap' | 'oidc';

/** A signed-in device. Its refresh token rotates; reusing an old one ends the whole session (DESIGN 6). */
export const sessions = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Id of the active role entry: a job mapping, one of its roles, a delegation or a secretary setting. */
    entryId: uuid('entry_id'),
    refreshHash: text('refresh_hash').notNull(),
    /** The previous token, accepted for some seconds: a lost response must not sign the user out. */
    previousHash: text('previous_hash'),
    rotatedAt: moment('rotated_at').notNull().defaultNow(),
    remember: boolean('remember').notNull().default(false),
    device: text('device'),
    /** Address of last use, by which the user recognises the device (SPEC A1 People). */
    address: text('address'),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** How its person proved who they are. */
    way: text('way').notNull().default('password').$type<SignInWay>(),
    /** Tokens of the provider, sealed: by them the session is renewed and ended there (directory/still-there.ts). */
    sealedTokens: text('sealed_tokens'),
    /** When the directory last said that the person is still there, and when it was last asked. */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** A proof taken at the provider for one act, as its hash (directory/confirm.ts). */
    proofHash: text('proof_hash'),
    proofUntil: moment('proof_until'),
  },
  (table) => [
    uniqueIndex('session_refresh').on(table.refreshHash),
    index('session_previous').on(table.previousHash),
    index('session_user').on(table.userId),
  ],
);

/** Failed sign-ins by account, address and device, for the throttle. */
export const signInFailures = pgTable(
  'sign_in_failure',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull().default(0),
    until: moment('until').notNull(),
  },
  (table) => [index('sign_in_failure_until').on(table.until)],
);

/** One-time links of password mails; only the hash is stored. */
export const passwordResets = pgTable('password_reset', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Invitations to choose a first password; only the hash of the link is stored. */
export const invitations = pgTable(
  'invitation',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** Replaced by a given password, or made for an address that changed. */
    withdrawnAt: moment('withdrawn_at'),
    /** Its mail; null for a link that an administrator handed over. */
    mailId: uuid('mail_id'),
  },
  (table) => [
    uniqueIndex('invitation_token').on(table.tokenHash),
    index('invitation_user').on(table.userId, table.createdAt),
  ],
);

/** A user's own settings: avatar and language. */
export const personSettings = pgTable('person_setting', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  language: text('language').notNull().default('id'),
  pictureHash: text('picture_hash'),
});

/** An authenticator app (RFC 6238). Has no effect before its first right code. */
export const twoFactors = pgTable('two_factor', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key of the installation's secret: reading the database yields no codes. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Step (of 30 s) of the last accepted code: no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: moment('created_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
});

/** Replace a lost app; each works once. Stored as fingerprints keyed by the installation's secret. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** API tokens, with which programs sign in as a user in one role; only the fingerprint is stored (SPEC B6). */
export const apiTokens = pgTable(
  'api_token',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The role entry it acts in; null follows the person's main role. */
    entryId: uuid('entry_id'),
    access: text('access').notNull().$type<'read' | 'write'>(),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    lastAddress: text('last_address'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [uniqueIndex('api_token_hash').on(table.tokenHash), index('api_token_user').on(table.userId)],
);

/** A session that looks as another person or a role, read only, for a time (server/accounts/view-as). */
export const views = pgTable(
  'view_as',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Who really acts, and in which entry. */
    byUserId: uuid('by_user_id').notNull(),
    byEntryId: uuid('by_entry_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    roleId: uuid('role_id').references(() => tableOf(role).id, { onDelete: 'cascade' }),
    begunAt: moment('begun_at').notNull().defaultNow(),
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('view_as_running').on(table.sessionId).where(sql`${table.endedAt} is null`)],
);
