import { date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DispatchChannel } from '../../../domain/letters/outgoing.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { institution } from '../../../resources/master-data/instansi.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import { tableOf } from '../../crud/index.ts';
import { letters } from '../tables.ts';

/** Where a letter goes outside (SPEC A3 internalToExternal); its names are in `letter_external_party`. */
export const letterOutgoing = pgTable('letter_outgoing', {
  letterId: uuid('letter_id')
    .primaryKey()
    .references(() => letters.id, { onDelete: 'cascade' }),
  address: text('address').notNull().default(''),
});

/** Outside receivers and ccs. Name and address as written: the institution may be renamed later. */
export const letterExternalParties = pgTable(
  'letter_external_party',
  {
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'receiver' | 'cc'>().notNull(),
    order: integer('order').notNull(),
    institutionId: uuid('institution_id').references(() => tableOf(institution).id),
    name: text('name').notNull(),
    email: text('email'),
  },
  (table) => [
    index('letter_external_party_letter').on(table.letterId, table.kind, table.order),
    index('letter_external_party_institution').on(table.institutionId),
  ],
);

/** Dispatches of signed letters, with their proof of delivery (SPEC B1.4). */
export const letterDispatches = pgTable(
  'letter_dispatch',
  {
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id),
    channel: text('channel').$type<DispatchChannel>().notNull(),
    to: text('to').array().notNull().default([]),
    /** The mails to these addresses, in the same order; their states are stored with the mails. */
    mailIds: uuid('mail_ids').array().notNull().default([]),
    date: date('date', { mode: 'string' }).notNull(),
    note: text('note'),
    trackingNumber: text('tracking_number'),
    userId: uuid('user_id')
      .notNull()
      .references(() => tableOf(user).id),
    positionId: uuid('position_id')
      .notNull()
      .references(() => tableOf(position).id),
    onBehalfOfUserId: uuid('on_behalf_of_user_id').references(() => tableOf(user).id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** All of it at once, or nothing. */
    proof: jsonb('proof').$type<StoredProof>(),
    provedAt: timestamp('proved_at', { withTimezone: true }),
    provedByUserId: uuid('proved_by_user_id').references(() => tableOf(user).id),
  },
  (table) => [
    index('letter_dispatch_letter').on(table.letterId, table.createdAt),
    index('letter_dispatch_person').on(table.userId, table.createdAt),
  ],
);

export type StoredProof = {
  fileHash: string;
  fileName: string;
  mimeType: string;
  size: number;
  receiverName: string;
  receivedDate: string;
};
export type DispatchRow = typeof letterDispatches.$inferSelect;
