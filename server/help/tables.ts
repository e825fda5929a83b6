import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TicketEvent, TicketKind, TicketState, Tour } from '../../domain/help/index.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { tableOf } from '../crud/index.ts';

const userId = (name: string) => uuid(name).references(() => tableOf(user).id);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A ticket of the helpdesk: a person's, whatever role is active (SPEC A1 /helpdesk). */
export const helpTickets = pgTable(
  'help_ticket',
  {
    id: uuid('id').primaryKey(),
    /** What people call it on the telephone. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    /** In which post and unit it was written; as they were called then. */
    positionName: text('position_name').notNull(),
    unitName: text('unit_name').notNull(),
    subject: text('subject').notNull(),
    kind: text('kind').$type<TicketKind>().notNull(),
    state: text('state').$type<TicketState>().notNull().default('new'),
    page: text('page').notNull().default(''),
    browser: text('browser').notNull().default(''),
    requestId: text('request_id').notNull().default(''),
    assigneeId: userId('assignee_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('help_ticket_mine').on(table.userId, table.createdAt),
    index('help_ticket_all').on(table.updatedAt, table.id),
    // Open tickets are few among many.
    index('help_ticket_open').on(table.updatedAt, table.id).where(sql`${table.state} <> 'closed'`),
  ],
);

/** Messages and events of a ticket; the first message is its description. */
export const helpMessages = pgTable(
  'help_message',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => helpTickets.id, { onDelete: 'cascade' }),
    userId: userId('user_id').notNull(),
    side: text('side').$type<'person' | 'helpdesk'>().notNull(),
    text: text('text').notNull(),
    event: text('event').$type<TicketEvent>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('help_message_ticket').on(table.ticketId, table.createdAt),
    index('help_message_user').on(table.userId, table.createdAt),
  ],
);

/** Screenshots; pictures only. */
export const helpFiles = pgTable(
  'help_file',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => helpMessages.id, { onDelete: 'cascade' }),
    fileHash: text('file_hash').notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
  },
  (table) => [index('help_file_message').on(table.messageId), index('help_file_hash').on(table.fileHash)],
);

/** The first looks around that a person has seen or left (SPEC A1 People). */
export const helpToursSeen = pgTable(
  'help_tour_seen',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => tableOf(user).id, { onDelete: 'cascade' }),
    tour: text('tour').$type<Tour>().notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tour] })],
);
