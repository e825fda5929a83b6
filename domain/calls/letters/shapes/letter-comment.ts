import { z } from 'zod';
import { id, moment } from '../../define-call.ts';

/** A maker of the letter: may be mentioned, and is notified of new comments. */
export const commentPerson = z
  .object({
    userId: id,
    personName: z.string(),
    positionName: z.string(),
  })
  .meta({ id: 'CommentPerson' });
export type CommentPerson = z.infer<typeof commentPerson>;

/** Where in the letter's text a comment stands (domain/letters/text-anchor.ts). */
export const commentAnchor = z
  .object({
    part: z.enum(['content', 'cover']),
    quote: z.string(),
    prefix: z.string(),
    suffix: z.string(),
    block: z.int(),
  })
  .meta({ id: 'CommentAnchor' });
export type CommentAnchor = z.infer<typeof commentAnchor>;

export const letterComment = z
  .object({
    id,
    /** The comment it answers; null for one of its own. */
    parentId: id.nullable(),
    userId: id,
    personName: z.string(),
    positionName: z.string(),
    /** The official for whom a delegate or secretary wrote. */
    onBehalfOf: z.string().nullable(),
    /** Empty when deleted; may be empty of a suggestion. */
    text: z.string(),
    /** The passage it is about; null of the whole letter, of an answer, and when deleted. */
    anchor: commentAnchor.nullable(),
    /** The words suggested instead of the passage; empty to delete it. Null of a comment. */
    proposal: z.string().nullable(),
    /** What became of a suggestion. */
    outcome: z.enum(['accepted', 'rejected']).nullable(),
    createdAt: moment,
    isEdited: z.boolean(),
    isDeleted: z.boolean(),
    resolvedAt: moment.nullable(),
    resolvedBy: z.string().nullable(),
    isUnread: z.boolean(),
    /** The reader's own, which they may change and delete. */
    isMine: z.boolean(),
  })
  .meta({ id: 'LetterComment' });
export type LetterComment = z.infer<typeof letterComment>;

/** GET /letter/api/Letter/{id}/comments */
export const letterComments = z
  .object({
    items: z.array(letterComment),
    totalCount: z.int(),
    /** Without deleted ones. */
    standingCount: z.int(),
    unreadCount: z.int(),
    people: z.array(commentPerson),
  })
  .meta({ id: 'LetterComments' });
export type LetterComments = z.infer<typeof letterComments>;
