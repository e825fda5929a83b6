import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MailOutcome } from '../../../domain/letters/mail-outcome.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { institution } from '../../../resources/master-data/instansi.ts';
import { organizationUnit } from '../../../resources/master-data/unit-organisasi.ts';
import { tableOf } from '../../crud/index.ts';
import { letters } from '../tables.ts';

const unitId = (name: string) => uuid(name).references(() => tableOf(organizationUnit).id);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A letter's external part (SPEC A3 externalToInternal); the last columns are filled at registering. */
export const letterIncoming = pgTable(
  'letter_incoming',
  {
    letterId: uuid('letter_id')
      .primaryKey()
      .references(() => letters.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    outsideNumber: text('outside_number'),
    receivedDate: moment('received_date'),
    archiveLocation: text('archive_location'),
    archiveCupboard: text('archive_cupboard'),
    archiveBox: text('archive_box'),
    externalSenderId: uuid('external_sender_id').references(() => tableOf(institution).id),
    externalSenderName: text('external_sender_name').notNull().default(''),
    agendaUnitId: unitId('agenda_unit_id'),
    agendaYear: integer('agenda_year'),
    agendaNumber: integer('agenda_number'),
    registeredAt: moment('registered_at'),
    registeredByUserId: uuid('registered_by_user_id').references(() => tableOf(user).id),
    /** The mail it came by. */
    mailId: uuid('mail_id').references((): AnyPgColumn => incomingMails.id),
  },
  (table) => [
    uniqueIndex('letter_incoming_agenda').on(table.agendaUnitId, table.agendaYear, table.agendaNumber),
    // The sender's last letter, by record or by name (last-from-sender.ts).
    index('letter_incoming_sender').on(table.externalSenderId, table.registeredAt),
    index('letter_incoming_sender_name')
      .on(sql`lower(${table.externalSenderName})`, table.registeredAt)
      .where(sql`${table.registeredAt} is not null`),
    // What one has registered lately (registering-queue.ts).
    index('letter_incoming_registered_by')
      .on(table.registeredByUserId, table.registeredAt)
      .where(sql`${table.registeredAt} is not null`),
    // The same letter registered before is found by the number it came with.
    index('letter_incoming_outside_number').on(sql`lower(${table.outsideNumber})`),
  ],
);

/** A message of the incoming box, with its one outcome (incoming/mailbox). */
export const incomingMails = pgTable(
  'incoming_mail',
  {
    id: uuid('id').primaryKey(),
    /** Its Message-ID, or a hash of its head where it has none. */
    messageId: text('message_id').notNull(),
    fromAddress: text('from_address').notNull(),
    subject: text('subject').notNull(),
    receivedAt: moment('received_at').notNull(),
    outcome: text('outcome').$type<MailOutcome>().notNull(),
    /** Names of files that were left out. */
    leftOut: text('left_out').array().notNull().default([]),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('incoming_mail_message').on(table.messageId),
    index('incoming_mail_at').on(table.at, table.id),
  ],
);

/** One agenda per unit and year; numbers are taken under its row lock (DOMAIN 2). */
export const agendaCounters = pgTable(
  'agenda_counter',
  {
    unitId: unitId('unit_id').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.unitId, table.year] })],
);
