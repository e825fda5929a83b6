import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Seal, SheetFacts } from '../../../domain/letters/letter.ts';
import type { ReviewStatus } from '../../../domain/letters/letter-people.ts';
import type { TimelineEvent } from '../../../domain/letters/letter-timeline.ts';
import type { Cosignature } from '../../../domain/letters/parties.ts';
import type { SenderDelegation } from '../../../domain/letters/signing-identity.ts';
import { delegation } from '../../../resources/pengaturan/delegasi.ts';
import { tableOf } from '../../crud/index.ts';
import { moment, positionId, userId } from '../columns.ts';
import { letters } from '../tables.ts';

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The long text apart, so that no list reads it. */
export const letterContents = pgTable(
  'letter_content',
  {
    letterId: uuid('letter_id')
      .primaryKey()
      .references(() => letters.id, { onDelete: 'cascade' }),
    content: text('content').notNull().default(''),
    coverContent: text('cover_content').notNull().default(''),
    /** Search words of the text; a generated column, so that no writer can forget it. */
    words: words('words').generatedAlwaysAs(
      sql`to_tsvector('simple'::regconfig, left(content || ' ' || cover_content, 200000))`,
    ),
  },
  (table) => [index('letter_content_words').using('gin', table.words)],
);

/** The delegation by which the named person acts in the post; null for its holder. Decides whose part it is. */
const delegationId = () => uuid('delegation_id').references(() => tableOf(delegation).id);

export const letterRecipients = pgTable(
  'letter_recipient',
  {
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'receiver' | 'cc'>().notNull(),
    order: integer('order').notNull(),
    userId: userId('user_id').notNull(),
    positionId: positionId('position_id').notNull(),
    showUserName: boolean('show_user_name').notNull().default(false),
    delegationId: delegationId(),
    /** The post as a whole (DOMAIN 6): the person is only one who held it. */
    isWhole: boolean('is_whole').notNull().default(false),
  },
  (table) => [
    index('letter_recipient_letter').on(table.letterId, table.kind, table.order),
    index('letter_recipient_position').on(table.positionId, table.letterId),
    index('letter_recipient_delegation').on(table.delegationId).where(sql`${table.delegationId} is not null`),
  ],
);

export const letterReviewers = pgTable(
  'letter_reviewer',
  {
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    order: integer('order').notNull(),
    userId: userId('user_id').notNull(),
    positionId: positionId('position_id').notNull(),
    showUserName: boolean('show_user_name').notNull().default(false),
    delegationId: delegationId(),
    /** Neighbours of one number are asked at once (DOMAIN 6, paraf koordinasi); null is asked alone. */
    reviewGroup: integer('review_group'),
    status: text('status').$type<NonNullable<ReviewStatus>>(),
    note: text('note'),
    decidedAt: moment('decided_at'),
    decidedByUserId: userId('decided_by_user_id'),
    /** Why the drafter sent the letter on without asking this returner again. */
    skipReason: text('skip_reason'),
    /** Who was named, and handed this review on, with the reason; null where nobody did. */
    fromUserId: userId('from_user_id'),
    fromPositionId: positionId('from_position_id'),
    fromDelegationId: uuid('from_delegation_id').references(() => tableOf(delegation).id),
    fromReason: text('from_reason'),
  },
  (table) => [
    index('letter_reviewer_letter').on(table.letterId, table.order),
    index('letter_reviewer_position').on(table.positionId, table.letterId),
    index('letter_reviewer_delegation').on(table.delegationId).where(sql`${table.delegationId} is not null`),
    // Few reviews are handed on, and whoever deletes a person, post or delegation must not read all the others.
    index('letter_reviewer_from_user').on(table.fromUserId).where(sql`${table.fromUserId} is not null`),
    index('letter_reviewer_from_position')
      .on(table.fromPositionId)
      .where(sql`${table.fromPositionId} is not null`),
    index('letter_reviewer_from_delegation')
      .on(table.fromDelegationId)
      .where(sql`${table.fromDelegationId} is not null`),
  ],
);

/** Who signs after the letter's signer, in order. */
export const letterCosigners = pgTable(
  'letter_cosigner',
  {
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    order: integer('order').notNull(),
    userId: userId('user_id').notNull(),
    positionId: positionId('position_id').notNull(),
    /** In whose name: domain/letters/signing-identity.ts. */
    delegations: jsonb('delegations').$type<SenderDelegation[]>().notNull().default([]),
    signedAt: moment('signed_at'),
    signedByUserId: userId('signed_by_user_id'),
    /** What the file shows of the signature; null where it was given before files showed any. */
    signed: jsonb('signed').$type<Cosignature>(),
  },
  (table) => [
    index('letter_cosigner_letter').on(table.letterId, table.order),
    index('letter_cosigner_position').on(table.positionId, table.letterId),
  ],
);

export const letterAttachments = pgTable(
  'letter_attachment',
  {
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    fileHash: text('file_hash').notNull(),
    order: integer('order').notNull(),
    isDocument: boolean('is_document').notNull().default(false),
  },
  (table) => [
    index('letter_attachment_letter').on(table.letterId, table.order),
    // Finds a file's attachments once its text is read.
    index('letter_attachment_file').on(table.fileHash),
  ],
);

/** The signed document: exactly the signed bytes, their hash and its signature (SPEC B1.3). */
export const letterDocuments = pgTable(
  'letter_document',
  {
    letterId: uuid('letter_id')
      .primaryKey()
      .references(() => letters.id),
    fileHash: text('file_hash').notNull(),
    sha256: text('sha256').notNull(),
    signature: text('signature').notNull(),
    size: integer('size').notNull(),
    /** SHA-256 after each earlier signature, in order: the file begins with those bytes. */
    earlier: jsonb('earlier').$type<string[]>().notNull().default([]),
    /** The file itself carries the organisation's signature (PAdES). */
    hasPdfSignature: boolean('has_pdf_signature').notNull().default(false),
    /** How; null for those that were signed before this was kept. */
    seal: jsonb('seal').$type<Seal>(),
    /** Printed facts of people and company, kept for the sheet and the public check; `pages` since the code is in words. */
    printed: jsonb('printed').$type<{ facts: Omit<SheetFacts, 'qr'>; pages?: number | null }>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  // Whose file somebody compares, and which files are in use.
  (table) => [index('letter_document_file').on(table.fileHash)],
);

/** A letter's events in order; its state follows from them. */
export const letterTimeline = pgTable(
  'letter_timeline',
  {
    id: uuid('id').primaryKey(),
    letterId: uuid('letter_id')
      .notNull()
      .references(() => letters.id, { onDelete: 'cascade' }),
    event: text('event').$type<TimelineEvent>().notNull(),
    at: moment('at').notNull().defaultNow(),
    userId: userId('user_id').notNull(),
    positionId: positionId('position_id').notNull(),
    /** The official for whom a delegate or secretary acted (SPEC B2). */
    onBehalfOfUserId: userId('on_behalf_of_user_id'),
    note: text('note'),
    /** Undecided reviewers after this step, after a signature further signers; with the events the letter's state follows from it. */
    reviewersLeft: integer('reviewers_left'),
    /** The disposition of this step: the step is visible only with it. */
    dispositionId: uuid('disposition_id'),
    /** The post that was reminded. */
    toPositionId: uuid('to_position_id'),
  },
  (table) => [index('letter_timeline_letter').on(table.letterId, table.at, table.id)],
);
