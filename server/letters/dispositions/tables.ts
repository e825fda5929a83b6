import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DispositionRole } from '../../../domain/letters/disposition.ts';
import { type DispositionState, newDisposition } from '../../../domain/letters/disposition-life.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import { tableOf } from '../../crud/index.ts';
import { inboxItems } from '../lists/tables.ts';
import { letters } from '../tables.ts';

const userId = (name: string) => uuid(name).references(() => tableOf(user).id);
const positionId = (name: string) => uuid(name).references(() => tableOf(position).id);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a superior asks of subordinates about a letter (DOMAIN 7). Its security class is the letter's. */
export const dispositions = pgTable(
  'disposition',
  {
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    /** The inbox item a chain begins with; further dispositions have `parentId` instead. */
    inboxItemId: uuid('inbox_item_id').references(() => inboxItems.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => dispositionRecipients.id, {
      onDelete: 'cascade',
    }),
    fromUserId: userId('from_user_id').notNull(),
    fromPositionId: positionId('from_position_id').notNull(),
    /** The official for whom a secretary or delegate gave it (SPEC B2). */
    onBehalfOfUserId: userId('on_behalf_of_user_id'),
    instructionIds: uuid('instruction_ids').array().notNull(),
    note: text('note').notNull().default(''),
    deadline: date('deadline', { mode: 'string' }),
    /** Why it is later than the letter's urgency allows. */
    deadlineReason: text('deadline_reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
    withdrawnAt: moment('withdrawn_at'),
    closedAt: moment('closed_at'),
    /** Why it was withdrawn, or closed before everybody was done. */
    endReason: text('end_reason'),
  },
  (table) => [
    index('disposition_letter').on(table.letterId, table.createdAt),
    index('disposition_given').on(table.fromPositionId, table.createdAt, table.id),
    index('disposition_parent').on(table.parentId),
    // For reminders: open ones of all users with a deadline near or past.
    index('disposition_due')
      .on(table.deadline, table.id)
      .where(
        sql`${table.closedAt} is null and ${table.withdrawnAt} is null and ${table.deadline} is not null`,
      ),
  ],
);

export type DispositionRow = typeof dispositions.$inferSelect;

export const dispositionRecipients = pgTable(
  'disposition_recipient',
  {
    id: uuid('id').primaryKey(),
    dispositionId: uuid('disposition_id')
      .notNull()
      .references((): AnyPgColumn => dispositions.id, { onDelete: 'cascade' }),
    order: integer('order').notNull(),
    positionId: positionId('position_id').notNull(),
    /** Null: several people's post as a whole, until one of them takes it. */
    userId: userId('user_id'),
    /** Given to the post as a whole: its taker may hand it back. */
    isOffered: boolean('is_offered').notNull().default(false),
    role: text('role').$type<DispositionRole>().notNull(),
    state: text('state').$type<DispositionState>().notNull().default(newDisposition),
    readAt: moment('read_at'),
    /** Readers among the holders, when given to the post as a whole. */
    readBy: uuid('read_by').array().notNull().default([]),
    startedAt: moment('started_at'),
    doneAt: moment('done_at'),
    /** Reminders already sent, so that a repeated run is idempotent. */
    remindedAt: moment('reminded_at'),
    overdueNotifiedOn: date('overdue_told_on', { mode: 'string' }),
    escalatedAt: moment('escalated_at'),
  },
  (table) => [
    unique('disposition_recipient_once')
      .on(table.dispositionId, table.positionId, table.userId)
      .nullsNotDistinct(),
    // Exactly one is responsible: the schema requires one, this index refuses a second.
    uniqueIndex('disposition_responsible')
      .on(table.dispositionId)
      .where(sql`${table.role} = 'penanggung-jawab'`),
    index('disposition_received').on(table.positionId, table.dispositionId),
  ],
);

export type RecipientRow = typeof dispositionRecipients.$inferSelect;

export type ReportFile = {
  id: string;
  title: string;
  fileName: string;
  mimeType: string;
  size: number;
  fileHash: string;
};

/** Recipients' reports on the work (laporan tindak lanjut), in order. */
export const dispositionReports = pgTable(
  'disposition_report',
  {
    id: uuid('id').primaryKey(),
    recipientId: uuid('recipient_id')
      .notNull()
      .references(() => dispositionRecipients.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    at: moment('at').notNull().defaultNow(),
    userId: userId('user_id').notNull(),
    positionId: positionId('position_id').notNull(),
    onBehalfOfUserId: userId('on_behalf_of_user_id'),
    files: jsonb('files').$type<ReportFile[]>().notNull().default([]),
  },
  (table) => [index('disposition_report_recipient').on(table.recipientId, table.at)],
);
