import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [
    uniqueIndex('letter_incoming_agenda').on(table.agendaUnitId, table.agendaYear, table.agendaNumber),
    index('letter_incoming_sender').on(table.externalSenderId),
    // The same letter registered before is found by the number it came with.
    index('letter_incoming_outside_number').on(sql`lower(${table.outsideNumber})`),
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
