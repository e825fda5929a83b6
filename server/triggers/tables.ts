import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { RunReason, RunState, WebhookState } from '../../domain/triggers/runs.ts';
import { trigger } from '../../resources/index.ts';
import { tableOf } from '../crud/index.ts';

const triggerId = () =>
  uuid('trigger_id')
    .notNull()
    .references(() => tableOf(trigger).id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Runs of triggers: one per trigger, record and turn, also when a job repeats after a crash. What did not fire has
 * one row a day and reason, however often it happened.
 */
export const triggerRuns = pgTable(
  'trigger_run',
  {
    triggerId: triggerId(),
    turn: text('turn').notNull(),
    at: moment('at').notNull().defaultNow(),
    id: uuid('id').notNull().unique().defaultRandom(),
    event: text('event').notNull().default(''),
    state: text('state').$type<RunState>().notNull().default('done'),
    /** Why it did not fire, or told nobody. */
    reason: text('reason').$type<RunReason>(),
    /** The condition that did not hold, by its place. */
    condition: integer('condition'),
    /** How many events it stands for. */
    count: integer('count').notNull().default(1),
    /** What it was about, the last one of several; no foreign keys, as logs outlive what they tell of. */
    letterId: uuid('letter_id'),
    resource: text('resource'),
    recordId: uuid('record_id'),
    dueAt: moment('due_at'),
    told: integer('told').notNull().default(0),
    mailed: integer('mailed').notNull().default(0),
    /** Tries that failed, of those a person did not ask for. */
    tries: integer('tries').notNull().default(0),
    failure: text('failure'),
    /** The job of a run that waits or failed, to be done again. */
    work: jsonb('work').$type<{ kind: 'trigger' | 'record-trigger'; data: object }>(),
    webhookState: text('webhook_state').$type<WebhookState>(),
    webhookTries: integer('webhook_tries').notNull().default(0),
    /** Counts what people asked for, so that each has a job of its own. */
    webhookRound: integer('webhook_round').notNull().default(0),
    webhookStatus: integer('webhook_status'),
    webhookFailure: text('webhook_failure'),
    webhookAt: moment('webhook_at'),
    /** What is sent, until it has arrived. */
    webhookBody: text('webhook_body'),
  },
  (table) => [
    primaryKey({ columns: [table.triggerId, table.turn] }),
    index('trigger_run_log').on(table.triggerId, table.at, table.id),
  ],
);

/** What signs a trigger's calls, and in whose name it tells of letters and records. */
export const triggerWebhooks = pgTable('trigger_webhook', {
  triggerId: triggerId().primaryKey(),
  /** Sealed by the installation's secret, bound to the trigger. */
  secret: text('secret').notNull(),
  /** Who wrote the address last: a call says what this person may read. */
  userId: uuid('user_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When the secret was shown. */
  shownAt: moment('shown_at'),
});
