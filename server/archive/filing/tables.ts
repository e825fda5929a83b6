import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { HoldParty } from '../../../domain/archive/retention-parties.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { tableOf } from '../../crud/index.ts';

const userId = (name: string) => uuid(name).references(() => tableOf(user).id);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A unit may have several legal holds (DOMAIN 12). The database derives `is_held` from its own and its parents'.
 */
export const filingUnitHolds = pgTable(
  'filing_unit_hold',
  {
    id: uuid('id').primaryKey(),
    filingUnitId: uuid('filing_unit_id')
      .notNull()
      .references(() => tableOf(filingUnit).id, { onDelete: 'cascade' }),
    /** The side that set it; only the same side may lift it. */
    party: text('party').$type<HoldParty>().notNull(),
    reason: text('reason').notNull(),
    setByUserId: userId('set_by_user_id'),
    setAt: moment('set_at').notNull().defaultNow(),
    liftedAt: moment('lifted_at'),
    liftedByUserId: userId('lifted_by_user_id'),
    liftReason: text('lift_reason'),
  },
  (table) => [
    index('filing_unit_hold_of').on(table.filingUnitId).where(sql`${table.liftedAt} is null`),
    // The same twice is one that was sent twice.
    uniqueIndex('filing_unit_hold_once')
      .on(table.filingUnitId, table.party, sql`lower(${table.reason})`)
      .where(sql`${table.liftedAt} is null`),
  ],
);
