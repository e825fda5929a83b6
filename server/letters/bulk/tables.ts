import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Outcome } from './one-by-one.ts';
import type { Named } from './read-many.ts';

export type BatchAction = 'sign' | 'approve' | 'return';
export type BatchState = 'running' | 'done' | 'cancelled' | 'interrupted';

/** Letters somebody has asked to be signed or reviewed in one go, and how each of them fared so far. Gone after a month. */
export const letterBatches = pgTable(
  'letter_batch',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /** The role entry that asked: each letter is done in it, as long as it is theirs. */
    entryId: uuid('entry_id').notNull(),
    action: text('action').$type<BatchAction>().notNull(),
    note: text('note'),
    state: text('state').$type<BatchState>().notNull().default('running'),
    letters: jsonb('letters').$type<Named[]>().notNull(),
    /** In the order in which they were done; a success is written in the transaction of what it tells of. */
    outcomes: jsonb('outcomes').$type<Outcome[]>().notNull().default([]),
    /** What came of it, once it has ended. */
    message: text('message'),
    /** Written while somebody works on it; one whose worker fell silent has been stopped. */
    heartbeatAt: timestamp('heartbeat_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('letter_batch_owner').on(table.ownerId, table.createdAt),
    // One at a time for each person, whichever process they asked.
    uniqueIndex('letter_batch_running').on(table.ownerId).where(sql`${table.state} = 'running'`),
  ],
);
export type Batch = typeof letterBatches.$inferSelect;
