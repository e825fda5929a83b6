import { boolean, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  type AccessState,
  isGranted,
  isUndecided,
  newAccessRequest,
} from '../../../domain/archive/access-life.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import { tableOf } from '../../crud/index.ts';
import { requestIn } from './request-in.ts';

const userId = (name: string) => uuid(name).references(() => tableOf(user).id);
const positionId = (name: string) => uuid(name).references(() => tableOf(position).id);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Requests to open an item: requester, decider, and the last day of the grant (SPEC B3, DOMAIN 4). */
export const accessRequests = pgTable(
  'access_request',
  {
    id: uuid('id').primaryKey(),
    archiveId: uuid('archive_id')
      .notNull()
      .references(() => tableOf(archive).id),
    byUserId: userId('by_user_id').notNull(),
    byPositionId: positionId('by_position_id').notNull(),
    reason: text('reason').notNull(),
    wantedUntil: date('wanted_until').notNull(),
    state: text('state').$type<AccessState>().notNull().default(newAccessRequest),
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** The deciding posts: heads of the owning unit, of inactive items the records unit's too. */
    deciderPositionIds: uuid('decider_position_ids').array().notNull(),
    /** The period of the grant, both days included. */
    fromDay: date('from_day'),
    untilDay: date('until_day'),
    decidedAt: moment('decided_at'),
    decidedByUserId: userId('decided_by_user_id'),
    decidedByPositionId: positionId('decided_by_position_id'),
    note: text('note'),
    /** The grant added the user as a reader, so its end removes them; false for existing readers. */
    madeReader: boolean('made_reader').notNull().default(false),
    endedAt: moment('ended_at'),
    endedByUserId: userId('ended_by_user_id'),
    endReason: text('end_reason'),
  },
  (table) => [
    // One at a time of a person for an item.
    uniqueIndex('access_request_waiting')
      .on(table.archiveId, table.byUserId)
      .where(requestIn(table.state, isUndecided)),
    index('access_request_of').on(table.archiveId, table.byUserId),
    index('access_request_mine').on(table.byUserId, table.askedAt),
    index('access_request_deciders').using('gin', table.deciderPositionIds),
    // Serves the check at every opening: grants that are over.
    index('access_request_running').on(table.untilDay).where(requestIn(table.state, isGranted)),
    index('access_request_asked').on(table.wantedUntil).where(requestIn(table.state, isUndecided)),
  ],
);
