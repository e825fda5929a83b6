import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MinutesFacts } from '../../../domain/archive/minutes-facts.ts';
import type { ProposalState, ProposalStep } from '../../../domain/archive/retention-flow.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';
import type { AppraisalDecision } from '../../../domain/calls/archive-retention.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { organizationUnit } from '../../../resources/master-data/unit-organisasi.ts';
import { position } from '../../../resources/pengaturan/jabatan.ts';
import { tableOf } from '../../crud/index.ts';

const userId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => tableOf(user).id);
const positionId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => tableOf(position).id);
const unitId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => tableOf(organizationUnit).id);
const filingUnitId = () =>
  uuid('filing_unit_id')
    .notNull()
    .references(() => tableOf(filingUnit).id);
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Signed minutes: identify the exact bytes that were signed. */
export type Minutes = { number: string; fileHash: string; sha256: string; signature: string; size: number };

/** A proposal for due filing units (DOMAIN 8) and its progress. */
export const retentionProposals = pgTable(
  'retention_proposal',
  {
    id: uuid('id').primaryKey(),
    /** What people call it by. */
    no: bigserial('no', { mode: 'number' }).notNull(),
    kind: text('kind').$type<ProposalKind>().notNull(),
    state: text('state').$type<ProposalState>().notNull().default('draft'),
    /** The unit whose proposal it is. */
    unitId: unitId('unit_id'),
    note: text('note'),
    createdByUserId: userId('created_by_user_id'),
    createdByPositionId: positionId('created_by_position_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    endReason: text('end_reason'),
    endedAt: moment('ended_at'),
    minutes: jsonb('minutes').$type<Minutes>(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('retention_proposal_of_unit').on(table.unitId, table.no),
    index('retention_proposal_state').on(table.state, table.no),
    index('retention_proposal_no').on(table.no),
    index('retention_proposal_minutes').on(sql`(${table.minutes} ->> 'fileHash')`),
  ],
);

/** The filing units on a proposal's list; who drops out stays with the reason. */
export const retentionProposalUnits = pgTable(
  'retention_proposal_unit',
  {
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => retentionProposals.id),
    filingUnitId: filingUnitId(),
    /** The proposal is open and the unit has not been dropped. */
    isOpen: boolean('is_open').notNull().default(true),
    decision: text('decision').$type<AppraisalDecision>(),
    extraYears: integer('extra_years'),
    droppedAt: moment('dropped_at'),
    dropReason: text('drop_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.proposalId, table.filingUnitId] }),
    // A filing unit is in one open proposal at a time.
    uniqueIndex('retention_proposal_unit_open').on(table.filingUnitId).where(sql`${table.isOpen}`),
    index('retention_proposal_unit_of').on(table.filingUnitId),
  ],
);

/** Completed steps with actor and post: each once, and never one user on two sides (retention-flow.ts). */
export const retentionSteps = pgTable(
  'retention_step',
  {
    id: uuid('id').primaryKey(),
    proposalId: uuid('proposal_id')
      .notNull()
      .references(() => retentionProposals.id),
    step: text('step').$type<ProposalStep>().notNull(),
    userId: userId('user_id'),
    positionId: positionId('position_id'),
    at: moment('at').notNull().defaultNow(),
    note: text('note'),
    /** What it says for the minutes (minutes-facts.ts). */
    facts: jsonb('facts').$type<MinutesFacts>().notNull().default({}),
  },
  (table) => [uniqueIndex('retention_step_once').on(table.proposalId, table.step)],
);

/**
 * Due units that the nightly run has announced; the row goes when the unit is no longer due.
 * @public read by the migrations; its statements are written in SQL
 */
export const retentionDue = pgTable(
  'retention_due',
  {
    filingUnitId: uuid('filing_unit_id')
      .notNull()
      .references(() => tableOf(filingUnit).id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ProposalKind>().notNull(),
    until: date('until').notNull(),
    foundOn: date('found_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.filingUnitId, table.kind] })],
);
