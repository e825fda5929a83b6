import type { LetterComment } from '../../../domain/letters/letter-comment.ts';

/** A comment with its answers. */
export type CommentThread = { first: LetterComment; answers: LetterComment[] };

/** In order of writing; a deleted comment remains only while it has answers. */
export const threadsOf = (items: readonly LetterComment[]): CommentThread[] =>
  items
    .filter(({ parentId }) => parentId === null)
    .map((first) => ({
      first,
      answers: items.filter(({ parentId, isDeleted }) => parentId === first.id && !isDeleted),
    }))
    .filter(({ first, answers }) => !first.isDeleted || answers.length > 0);

export const isOpen = ({ first }: CommentThread): boolean => first.resolvedAt === null;
