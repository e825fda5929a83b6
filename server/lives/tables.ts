import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Undone steps stay, for who reads the audit. */
type Before = {
  stageSince: string;
  stageDue: string | null;
  stageById: string | null;
  values: Record<string, unknown>;
};

/** Events fired on records of all entities with a life. */
export const lifeSteps = pgTable(
  'life_step',
  {
    id: uuid('id').primaryKey(),
    /** With the id: ids alone are not unique across tables (DESIGN 6). */
    resource: text('resource').notNull(),
    recordId: uuid('record_id').notNull(),
    event: text('event').notNull(),
    fromStage: text('from_stage').notNull(),
    toStage: text('to_stage').notNull(),
    /** Null for a step that no person took. */
    userId: uuid('user_id'),
    entryId: uuid('entry_id'),
    tokenId: uuid('token_id'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    note: text('note'),
    /** The fields that its dialog asked, as given. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    /** What an undo brings back, over this version of the record. */
    before: jsonb('before').$type<Before>().notNull(),
    version: integer('version').notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [index('life_step_record').on(table.resource, table.recordId, table.at, table.id)],
);

/** Deadlines of records that were told of, so that nobody is reminded twice. */
export const lifeReminders = pgTable(
  'life_reminder',
  {
    id: uuid('id').primaryKey(),
    resource: text('resource').notNull(),
    recordId: uuid('record_id').notNull(),
    /** Of which stage at which deadline, and whether before or after it. */
    turn: text('turn').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('life_reminder_turn').on(table.resource, table.recordId, table.turn)],
);
