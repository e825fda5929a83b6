import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ContractFacts } from '../../domain/letters/contract.ts';
import type { AnyReviewer, ContentMode, Origin, Urgency } from '../../domain/letters/letter.ts';
import {
  isFixed,
  isOpenDraft,
  isSigned,
  isUnderWay,
  type LetterState,
  letterStates,
  newLetter,
} from '../../domain/letters/letter-life.ts';
import type { BookedNumberState } from '../../domain/letters/letter-number.ts';
import type { SenderDelegation } from '../../domain/letters/signing-identity.ts';
import { archive } from '../../resources/dokumen/arsip.ts';
import { scriptType } from '../../resources/master-data/jenis-naskah-dinas.ts';
import { archiveClassification } from '../../resources/master-data/klasifikasi-arsip.ts';
import { securityClassification } from '../../resources/master-data/klasifikasi-keamanan.ts';
import { scriptNumberCode } from '../../resources/master-data/kode-nomor-naskah.ts';
import { subType } from '../../resources/master-data/sub-jenis-naskah-dinas.ts';
import { letterheadTemplate } from '../../resources/master-data/template-kop-surat.ts';
import { organizationUnit } from '../../resources/master-data/unit-organisasi.ts';
import { tableOf } from '../crud/index.ts';
import { stateIn } from '../db/state-in.ts';
import { moment, positionId, userId } from './columns.ts';

export const letters = pgTable(
  'letter',
  {
    id: uuid('id').primaryKey(),
    state: text('state').$type<LetterState>().notNull().default(newLetter),
    version: integer('version').notNull().default(1),
    concern: text('concern').$type<Origin>().notNull().default('internal'),
    from: text('from_where').$type<Origin>().notNull().default('internal'),
    scriptTypeId: uuid('script_type_id').references(() => tableOf(scriptType).id),
    subTypeId: uuid('script_sub_type_id').references(() => tableOf(subType).id),
    securityId: uuid('security_id').references(() => tableOf(securityClassification).id),
    /** Denormalised, since every list checks it before showing a row (SPEC B3). */
    securityRank: integer('security_rank').notNull().default(1),
    classificationId: uuid('classification_id').references(() => tableOf(archiveClassification).id),
    letterheadId: uuid('letterhead_id').references(() => tableOf(letterheadTemplate).id),
    urgency: text('urgency').$type<Urgency>().notNull().default('BIASA'),
    place: text('place'),
    subject: text('subject').notNull().default(''),
    scriptDate: date('script_date', { mode: 'string' }),
    referenceId: uuid('reference_id').references((): AnyPgColumn => letters.id),
    /** The archive item it refers to (SPEC A3). */
    archiveReferenceId: uuid('archive_reference_id').references((): AnyPgColumn => tableOf(archive).id),
    /** The letter this one answers (SPEC B1.5); set by the response call, never by the browser. */
    responseToId: uuid('response_to_id').references((): AnyPgColumn => letters.id),
    /** Of a contract: its parties and articles, in the shape of domain/letters/contract.ts. */
    contract: jsonb('contract').$type<ContractFacts>(),
    contentMode: text('content_mode').$type<ContentMode>().notNull().default('editor'),
    /** The drafter: the person, and the post the person wrote it in. */
    userId: userId('user_id').notNull(),
    positionId: positionId('position_id').notNull(),
    /** The owner in a shared post; null is the post's (rules/own-desk.ts). */
    onlyUserId: userId('only_user_id'),
    senderUserId: userId('sender_user_id'),
    senderPositionId: positionId('sender_position_id'),
    showSenderName: boolean('show_sender_name').notNull().default(true),
    /** In whose name the sender signs, at most three steps (SPEC A3): domain/letters/signing-identity.ts. */
    senderDelegations: jsonb('sender_delegations').$type<SenderDelegation[]>().notNull().default([]),
    /** A booked or inserted number, taken instead of the next. */
    bookedNumberId: uuid('booked_number_id').references((): AnyPgColumn => bookedNumbers.id),
    anyReviewer: text('any_reviewer').$type<AnyReviewer>().notNull().default('tidakAda'),
    number: text('number'),
    signedAt: moment('signed_at'),
    signedByUserId: userId('signed_by_user_id'),
    verifyCode: text('verify_code'),
    /** Signed, and waiting for a provider's seal since then (signing/tables.ts); nothing else may be done with it. */
    sealingSince: moment('sealing_since'),
    /** Current holder and since when: the state without reading the history. */
    holderPositionId: positionId('holder_position_id'),
    holderSince: moment('holder_since'),
    /** Last editor of the draft; null until it is saved again after creation. */
    editedByUserId: userId('edited_by_user_id'),
    /** Deleted draft: invisible, restorable by its drafter, purged after a month. */
    deletedAt: moment('deleted_at'),
    /** When the content was destroyed with its last archive item; the metadata stays (destroying/). */
    destroyedAt: moment('destroyed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('letter_drafter').on(table.positionId, table.state, table.updatedAt),
    index('letter_sender').on(table.senderPositionId, table.state, table.signedAt),
    index('letter_reference').on(table.referenceId),
    index('letter_archive_reference')
      .on(table.archiveReferenceId)
      .where(sql`${table.archiveReferenceId} is not null`),
    index('letter_response_to').on(table.responseToId),
    index('letter_signed').on(table.signedAt, table.id),
    // The letters a post has drafted and sent, the newest first.
    index('letter_of_drafter').on(table.positionId, table.id, table.onlyUserId),
    index('letter_of_sender').on(table.senderPositionId, table.id),
    uniqueIndex('letter_verify_code').on(table.verifyCode),
    // Lists of drafts and of letters sent on, in their order; the states match lists/list-letters.ts.
    index('letter_open_draft')
      .on(table.positionId, table.updatedAt, table.id)
      .where(stateIn(table.state, letterStates.filter(isOpenDraft))),
    // The counters, from the index alone (lists/count-work.ts).
    index('letter_draft_count')
      .on(table.positionId, table.securityRank, table.onlyUserId)
      .where(sql`${stateIn(table.state, letterStates.filter(isOpenDraft))} and ${table.deletedAt} is null`),
    index('letter_under_way_count')
      .on(table.positionId, table.securityRank, table.onlyUserId)
      .where(stateIn(table.state, letterStates.filter(isUnderWay))),
    index('letter_outbox')
      .on(table.positionId, table.updatedAt, table.id)
      .where(
        stateIn(
          table.state,
          letterStates.filter((state) => !isOpenDraft(state)),
        ),
      ),
    // The few of a post that are for persons by name (rules/named-only.ts).
    index('letter_named').on(table.positionId).where(sql`${table.securityRank} >= 4`),
    index('letter_named_sender').on(table.senderPositionId).where(sql`${table.securityRank} >= 4`),
    // Work waiting at other desks, longest first (server/dashboard).
    index('letter_held')
      .on(table.positionId, table.holderSince, table.id)
      .where(stateIn(table.state, letterStates.filter(isUnderWay))),
    // The days of a post's letters in its calendar (server/calendar).
    index('letter_day').on(table.positionId, table.scriptDate).where(sql`${table.scriptDate} is not null`),
    index('letter_sender_day')
      .on(table.senderPositionId, table.scriptDate)
      .where(sql`${table.scriptDate} is not null and ${stateIn(table.state, letterStates.filter(isSigned))}`),
    index('letter_sent_by')
      .on(table.senderPositionId, table.updatedAt, table.id)
      .where(stateIn(table.state, letterStates.filter(isFixed))),
    // FirstChar; the expression of lists/page-of.ts.
    index('letter_search').using(
      'gin',
      sql`(coalesce(${table.number}, '') || ' ' || ${table.subject}) gin_trgm_ops`,
    ),
  ],
);

export type LetterRow = typeof letters.$inferSelect;

/** Numbers are taken under the counter's row lock, in the signing transaction (DOMAIN 5). */
export const numberCounters = pgTable(
  'number_counter',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    numberCodeId: uuid('number_code_id')
      .notNull()
      .references(() => tableOf(scriptNumberCode).id),
    companyCode: text('company_code').notNull(),
    /** No foreign key: a counter stays when its unit is deleted. */
    unitId: uuid('unit_id'),
    subTypeCode: text('sub_type_code'),
    /** "2026" or "2026-11"; null where the rule never restarts. */
    period: text('period'),
    /** Its first number, whatever the rule says since; null for counters older than this column. */
    first: integer('first'),
    last: integer('last').notNull(),
  },
  (table) => [
    unique('number_counter_once')
      .on(table.numberCodeId, table.companyCode, table.unitId, table.subTypeCode, table.period)
      .nullsNotDistinct(),
  ],
);
const counterId = () =>
  uuid('counter_id')
    .notNull()
    .references(() => numberCounters.id);

/**
 * Numbers taken before a letter exists: booked ones from the counter, inserted ones (045.a) beside it (DOMAIN 5).
 */
export const bookedNumbers = pgTable(
  'booked_number',
  {
    id: uuid('id').primaryKey(),
    numberCodeId: uuid('number_code_id')
      .notNull()
      .references(() => tableOf(scriptNumberCode).id),
    counterId: counterId(),
    sequence: integer('sequence').notNull(),
    /** Empty, or the letter of an inserted number. */
    suffix: text('suffix').notNull().default(''),
    /** The rule's format at booking; what only the letter knows (security, classification) stays as tokens. */
    pattern: text('pattern').notNull(),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => tableOf(organizationUnit).id),
    /** The day it counts for, in Western Indonesian time. */
    day: date('day', { mode: 'string' }).notNull(),
    state: text('state').$type<BookedNumberState>().notNull().default('booked'),
    reason: text('reason').notNull(),
    bookedByUserId: userId('booked_by_user_id').notNull(),
    bookedAt: moment('booked_at').notNull().defaultNow(),
    usedByLetterId: uuid('used_by_letter_id').references((): AnyPgColumn => letters.id),
    cancelledAt: moment('cancelled_at'),
    cancelReason: text('cancel_reason'),
    cancelledByUserId: userId('cancelled_by_user_id'),
  },
  (table) => [
    uniqueIndex('booked_number_once').on(table.counterId, table.sequence, table.suffix),
    index('booked_number_list').on(table.state, table.bookedAt, table.id),
    // Number register: unused ones, latest first, and the booking behind a letter's number.
    index('booked_number_unused').on(table.bookedAt, table.id).where(sql`${table.state} <> 'used'`),
    index('booked_number_used').on(table.usedByLetterId).where(sql`${table.usedByLetterId} is not null`),
    index('booked_number_search').using('gin', sql`${table.pattern} gin_trgm_ops`),
  ],
);

/** Every number ever given, never reused. */
export const letterNumbers = pgTable(
  'letter_number',
  {
    letterId: uuid('letter_id')
      .primaryKey()
      .references(() => letters.id),
    counterId: counterId(),
    sequence: integer('sequence').notNull(),
    /** Empty, or the letter of an inserted number. */
    suffix: text('suffix').notNull().default(''),
    number: text('number').notNull(),
    givenAt: moment('given_at').notNull().defaultNow(),
    /** Its letter is not sent yet: a signature took it, which waits for its seal or was taken back. */
    isKept: boolean('is_kept').notNull().default(false),
    /** A cancelled letter keeps its number for ever. */
    cancelledAt: moment('cancelled_at'),
    cancelReason: text('cancel_reason'),
    cancelledByUserId: userId('cancelled_by_user_id'),
  },
  (table) => [
    uniqueIndex('letter_number_once').on(table.counterId, table.sequence, table.suffix),
    uniqueIndex('letter_number_given').on(table.number),
    // Number register: by time, sequence, cancelled letters, and part of the number.
    index('letter_number_list').on(table.givenAt, table.letterId),
    index('letter_number_sequence').on(table.sequence, table.letterId),
    index('letter_number_cancelled')
      .on(table.givenAt, table.letterId)
      .where(sql`${table.cancelledAt} is not null`),
    index('letter_number_kept').on(table.givenAt, table.letterId).where(sql`${table.isKept}`),
    index('letter_number_search').using('gin', sql`${table.number} gin_trgm_ops`),
  ],
);
