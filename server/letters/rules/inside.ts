import { awaitsReview, awaitsSignature } from '../../../domain/letters/letter-life.ts';
import { forbidden } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import type { LetterRow } from '../tables.ts';
import { isOnDesk, isOneself } from './own-desk.ts';

/**
 * Is the post one the letter is made in: drafter, reviewers, sender? Versions and comments are for them only, not
 * for receivers.
 */
export const isInside = (who: Who, letter: Sides, reviewers: readonly Asked[]): boolean =>
  isOnEitherSide(who, letter) || reviewers.some((reviewer) => isAsked(who, reviewer));

/** The two sides responsible for a letter: drafter and sender. */
export const isOnEitherSide = (who: Who, letter: Sides): boolean =>
  isOnDesk(who, letter) || isSender(who, letter);

type Sides = Pick<LetterRow, 'positionId' | 'onlyUserId' | 'senderPositionId' | 'senderUserId'>;
/** Whose review it is: `officialOf`. */
export type Asked = { positionId: string; officialId: string };

export const isSender = (who: Who, { senderPositionId, senderUserId }: Sides): boolean =>
  isOneself(who, senderPositionId, senderUserId);

/** Is it this reviewer who asks? */
export const isAsked = (who: Who, { positionId, officialId }: Asked): boolean =>
  isOneself(who, positionId, officialId);

/** Does this post's pending work wait for the actor? In shared posts only for the person it is for. */
export function waitsForOneself(who: Who, letter: LetterRow, turn: Asked | undefined): boolean {
  if (letter.holderPositionId !== who.positionId) return false;
  if (awaitsReview(letter.state)) return !turn || isAsked(who, turn);
  return awaitsSignature(letter.state) ? isSender(who, letter) : isOnDesk(who, letter);
}

/** @throws Refusal 403 outside of the posts the letter is made in */
export function assertInside(who: Who, letter: LetterRow, reviewers: readonly Asked[]): void {
  if (!isInside(who, letter, reviewers)) throw forbidden();
}
