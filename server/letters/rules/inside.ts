import { type LetterHolder, letterLife } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import { forbidden } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';
import { isOnDesk, isOneself } from './own-desk.ts';

/** Is the letter made in this post? Only there are versions and comments visible, not to receivers. */
export const isInside = (actor: Actor, letter: Sides, makers: readonly Reviewing[]): boolean =>
  isOnEitherSide(actor, letter) || makers.some((maker) => isOwnReview(actor, maker));

/** The two sides responsible for a letter: drafter and sender. */
export const isOnEitherSide = (actor: Actor, letter: Sides): boolean =>
  isOnDesk(actor, letter) || isSender(actor, letter);

type Sides = Pick<LetterRow, 'positionId' | 'onlyUserId' | 'senderPositionId' | 'senderUserId'>;
/** Whose review or further signature it is: `officialOf`. */
export type Reviewing = { positionId: string; officialId: string };

export const isSender = (actor: Actor, { senderPositionId, senderUserId }: Sides): boolean =>
  isOneself(actor, senderPositionId, senderUserId);

/** Is it this reviewer who asks? */
export const isOwnReview = (actor: Actor, { positionId, officialId }: Reviewing): boolean =>
  isOneself(actor, positionId, officialId);

/** Whose signature comes next of the further ones, in their order. */
export const nextCosigner = <C extends { signedAt: Date | null }>(cosigners: readonly C[]): C | undefined =>
  cosigners.find(({ signedAt }) => signedAt === null);

/** Is it the actor's turn to sign: the sender's first, then the others' in order? */
export function signsNow(
  actor: Actor,
  letter: LetterRow,
  cosigners: readonly (Reviewing & { signedAt: Date | null })[],
): boolean {
  if (letterLife[letter.state].holder === 'signer') return isSender(actor, letter);
  const next = nextCosigner(cosigners);
  return letterLife[letter.state].holder === 'cosigner' && next !== undefined && isOwnReview(actor, next);
}

/** Does the letter wait for the actor alone? In shared posts only for the person it is for. */
export function waitsForOneself(actor: Actor, letter: LetterRow, turns: readonly Reviewing[]): boolean {
  const { holder } = letterLife[letter.state];
  return holder !== null && letter.holderPositionId !== null && isHolder[holder](actor, letter, turns);
}

const isHolder: Record<
  LetterHolder,
  (actor: Actor, letter: LetterRow, turns: readonly Reviewing[]) => boolean
> = {
  drafter: isOnDesk,
  reviewer: isOnlyTurn,
  signer: isSender,
  cosigner: isOnlyTurn,
};

function isOnlyTurn(actor: Actor, _letter: LetterRow, turns: readonly Reviewing[]): boolean {
  return turns.length > 0 && turns.every((turn) => isOwnReview(actor, turn));
}

/** @throws Refusal 403 outside of the posts the letter is made in */
export function assertInside(actor: Actor, letter: LetterRow, makers: readonly Reviewing[]): void {
  if (!isInside(actor, letter, makers)) throw forbidden();
}
