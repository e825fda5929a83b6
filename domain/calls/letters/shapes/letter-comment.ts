import { z } from 'zod';
import { id, moment } from '../../define-call.ts';

/** An author of the letter: may be mentioned, and is notified of new comments. */
export const commentPerson = z
  .object({
    userId: id,
    personName: z.string(),
    positionName: z.string(),
  })
  .meta({ id: 'CommentPerson' });
export type CommentPerson = z.infer<typeof commentPerson>;

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
    /** Empty when deleted. */
    text: z.string(),
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
