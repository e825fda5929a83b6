import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ChosenLetter, LetterBatch, LetterOutcome } from '../../../domain/calls/letters/flow.ts';

export type BatchAction = LetterBatch['action'];
export type BatchState = LetterBatch['state'];

/** Letters submitted for bulk signing or review, with their outcomes so far. Deleted after a month. */
export const letterBatches = pgTable(
  'letter_batch',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /** The role entry of the request: each letter is done in it, as long as the owner has it. */
    entryId: uuid('entry_id').notNull(),
    action: text('action').$type<BatchAction>().notNull(),
    note: text('note'),
    state: text('state').$type<BatchState>().notNull().default('running'),
    letters: jsonb('letters').$type<ChosenLetter[]>().notNull(),
    /** In the order done; a success is written in the letter's own transaction. */
    outcomes: jsonb('outcomes').$type<LetterOutcome[]>().notNull().default([]),
    /** The result, once it has ended. */
    message: text('message'),
    /** Last sign of life of the worker; a batch whose worker stopped reporting is closed. */
    heartbeatAt: timestamp('heartbeat_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('letter_batch_owner').on(table.ownerId, table.createdAt),
    // One running batch per user, across all processes.
    uniqueIndex('letter_batch_running').on(table.ownerId).where(sql`${table.state} = 'running'`),
  ],
);
export type Batch = typeof letterBatches.$inferSelect;
