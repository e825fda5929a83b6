import { forbidden } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Is this post one of those a letter is made in: drafter, reviewers, sender? Versions and comments are theirs alone; a
 * receiver, who sees the letter that was sent, is none of them.
 */
export const isInside = (
  who: Who,
  letter: Pick<LetterRow, 'positionId' | 'senderPositionId'>,
  reviewers: readonly { positionId: string }[],
): boolean =>
  letter.positionId === who.positionId ||
  letter.senderPositionId === who.positionId ||
  reviewers.some((reviewer) => reviewer.positionId === who.positionId);

/** @throws Refusal 403 outside of the posts the letter is made in */
export function assertInside(
  who: Who,
  letter: LetterRow,
  reviewers: readonly { positionId: string }[],
): void {
  if (!isInside(who, letter, reviewers)) throw forbidden();
}
