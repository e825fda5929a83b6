import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { role } from '../../resources/index.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { tableOf } from '../crud/index.ts';
import type { DirectoryWay } from './person.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who a person is in the directory, found again by its own id when name or address change. */
export const directoryLinks = pgTable(
  'directory_link',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => tableOf(user).id, { onDelete: 'cascade' }),
    way: text('way').notNull().$type<DirectoryWay>(),
    subject: text('subject').notNull(),
    /** Roles that came from groups; those given by hand are no part of it. */
    roleIds: uuid('role_ids').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.way] }),
    uniqueIndex('directory_link_subject').on(table.way, table.subject),
  ],
);

/** A group of the directory and a role that its members have. */
export const directoryGroups = pgTable(
  'directory_group',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    roleId: uuid('role_id')
      .notNull()
      .references(() => tableOf(role).id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('directory_group_role').on(sql`lower(${table.name})`, table.roleId),
    index('directory_group_role_id').on(table.roleId),
  ],
);
