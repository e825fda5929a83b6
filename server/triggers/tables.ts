import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { trigger } from '../../resources/index.ts';
import { tableOf } from '../crud/index.ts';

/** Runs of triggers: one per trigger, record and turn, also when a job repeats after a crash. */
export const triggerRuns = pgTable(
  'trigger_run',
  {
    triggerId: uuid('trigger_id')
      .notNull()
      .references(() => tableOf(trigger).id, { onDelete: 'cascade' }),
    turn: text('turn').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.triggerId, table.turn] })],
);
