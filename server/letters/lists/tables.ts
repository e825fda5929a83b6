import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { InboxKind, TaskKind } from '../../../domain/letters/letter-rows.ts';
import { moment, positionId, userId } from '../columns.ts';
import { letters } from '../tables.ts';

/**
 * A received letter per post, or per person in a shared one.
 * Denormalised: the inbox's lists and counts need no join.
 */
export const inboxItems = pgTable(
  'inbox_item',
  {
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id),
    positionId: positionId('position_id').notNull(),
    /** The owner in a shared post; null is the post's (rules/own-desk.ts). */
    onlyUserId: userId('only_user_id'),
    /** It came to a shared post as a whole: its owner has taken it, and may hand it back (DOMAIN 6). */
    isOffered: boolean('is_offered').notNull().default(false),
    /** Who has read what is offered; elsewhere `readAt` says it. */
    readBy: uuid('read_by').array().notNull().default([]),
    kind: text('kind').$type<InboxKind>().notNull(),
    subject: text('subject').notNull(),
    snippet: text('snippet').notNull().default(''),
    senderName: text('sender_name').notNull(),
    senderUnitName: text('sender_unit_name').notNull(),
    attachmentCount: integer('attachment_count').notNull().default(0),
    isOpen: boolean('is_open').notNull().default(true),
    /** For the receivers a Sangat Rahasia letter names, not for their posts' holders (rules/named-only.ts). */
    isNamedOnly: boolean('is_named_only').notNull().default(false),
    readAt: moment('read_at'),
    closedAt: moment('closed_at'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** Who forwarded it, in which post, with what note (DOMAIN 7); null for receivers and ccs. */
    forwardedByUserId: userId('forwarded_by_user_id'),
    forwardedByPositionId: positionId('forwarded_by_position_id'),
    forwardNote: text('forward_note'),
  },
  (table) => [
    unique('inbox_item_once').on(table.letterId, table.positionId, table.onlyUserId).nullsNotDistinct(),
    index('inbox_item_list').on(table.positionId, table.receivedAt, table.id, table.onlyUserId),
    // One person's of many in a post.
    index('inbox_item_own').on(table.positionId, table.onlyUserId, table.isOpen),
    index('inbox_item_unread')
      .on(table.positionId, table.receivedAt, table.id, table.onlyUserId)
      .where(sql`${table.readAt} is null`),
    index('inbox_item_letter').on(table.positionId, table.letterId, table.onlyUserId),
    index('inbox_item_named').on(table.positionId).where(sql`${table.isNamedOnly}`),
    // The search for senders; the expression of lists/search-inbox.ts.
    index('inbox_item_sender').using(
      'gin',
      sql`(${table.senderName} || ' ' || ${table.senderUnitName}) gin_trgm_ops`,
    ),
    index('inbox_item_open').on(table.positionId, table.isOpen, table.receivedAt, table.id, table.onlyUserId),
  ],
);

/** Work that waits for a post; done tasks stay as rows with `doneAt`. */
export const tasks = pgTable(
  'task',
  {
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TaskKind>().notNull(),
    positionId: positionId('position_id').notNull(),
    /** Null: a post as a whole, from which the answer to a disposition is awaited. */
    fromUserId: userId('from_user_id'),
    fromPositionId: positionId('from_position_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    dueAt: moment('due_at'),
    doneAt: moment('done_at'),
    /** The disposition behind the task; the task opens its page. */
    dispositionId: uuid('disposition_id'),
    /** Only this person of the post: the owner in a shared post (DOMAIN 6), or the person Sangat Rahasia names. */
    onlyUserId: userId('only_user_id'),
  },
  (table) => [
    index('task_waiting').on(table.positionId, table.createdAt, table.id).where(sql`${table.doneAt} is null`),
    // The same, by which deadline is nearest.
    index('task_waiting_due').on(table.positionId, table.dueAt, table.id).where(sql`${table.doneAt} is null`),
    index('task_letter').on(table.letterId),
    index('task_disposition').on(table.dispositionId).where(sql`${table.dispositionId} is not null`),
    // How many of each kind, since when, and how many are late (server/dashboard).
    index('task_waiting_kind')
      .on(table.positionId, table.kind, table.createdAt)
      .where(sql`${table.doneAt} is null`),
    index('task_late')
      .on(table.positionId, table.kind, table.dueAt)
      .where(sql`${table.doneAt} is null and ${table.dueAt} is not null`),
    // Dated tasks, done or not, for the post's calendar (server/calendar).
    index('task_day').on(table.positionId, table.dueAt).where(sql`${table.dueAt} is not null`),
    // Due tasks of all users, for reminders.
    index('task_due').on(table.dueAt, table.id).where(sql`${table.doneAt} is null`),
  ],
);
