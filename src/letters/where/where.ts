import type { Letter } from '../../../domain/letters/letter.ts';
import { isPartlySigned, isReturned, letterLife } from '../../../domain/letters/letter-life.ts';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { askedNow, toBeAsked } from '../../../domain/letters/review-chain.ts';
import { nudgePause } from '../../../domain/letters/target-time.ts';
import { few, listed } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import { since } from '../moments.ts';
import { placeMessages } from './messages.ts';

type OnItsWay = Pick<Letter, 'state' | 'reviewers' | 'sender' | 'cosigners'>;

/** Who follows the holder, in order; the signer with the purpose. */
export function nextOnes({ state, reviewers, sender, cosigners = [] }: OnItsWay): string[] {
  const open = (isUnderReview: boolean) =>
    toBeAsked(reviewers, isUnderReview).map(({ personName, heldBy }) => heldBy ?? personName);
  const others = cosigners
    .filter(({ signedAt }) => signedAt === null)
    .map(({ personName, heldBy }) => translate(placeMessages.signs(heldBy ?? personName)));
  const signer = [...(sender ? [translate(placeMessages.signs(sender.personName))] : []), ...others];
  switch (letterLife[state].holder) {
    case 'drafter':
      return isReturned(state) ? [...open(false), ...signer] : [];
    case 'reviewer':
      return [...open(true).slice(askedNow(toBeAsked(reviewers, true)).length), ...signer];
    case 'signer':
      return others;
    case 'cosigner':
      return others.slice(1);
    case null:
      return [];
  }
}

/** Holder of a letter and since when, in a list row; its number once sent. */
export function whereWords(item: LetterListItem, now: Date = new Date()): string {
  if (!item.holderName) return item.number ?? item.categoryName ?? '';
  if (item.awaitsSeal) return translate(placeMessages.signedBy(item.holderName));
  const words = isPartlySigned(item.state) ? placeMessages.nextSigner : placeMessages.withSince;
  const name = item.holdersBeside
    ? translate(placeMessages.andOthers(item.holderName, item.holdersBeside))
    : item.holderName;
  return translate(item.holderSince ? words(name, since(item.holderSince, now)) : placeMessages.with(name));
}

type Holder = Pick<NonNullable<Letter['holder']>, 'positionId' | 'personName' | 'positionName'>;

/** Whom the letter waits for: one, or all who are asked at the same time. */
export const holdersOf = ({ holder }: Pick<Letter, 'holder'>): Holder[] =>
  holder ? [holder, ...(holder.beside ?? [])] : [];

/** The same in a sentence: "Uli Kusnadi dan Hesti Ramadhani". */
export const holderNames = (letter: Pick<Letter, 'holder'>): string =>
  listed(few(holdersOf(letter).map(({ personName, positionName }) => personName || positionName)));

/** The moment from which the holder may be reminded again; null when at once. */
export function nudgeAgainAt(
  { holder }: Pick<Letter, 'holder'>,
  timeline: readonly TimelineEntry[],
  now: Date = new Date(),
): string | null {
  if (!holder) return null;
  // Match by post, also from an earlier holding: withdrawing a letter does not shorten the pause.
  const pausesOf = ({ positionId }: Holder) => {
    const last = timeline.findLast(
      ({ event, at, toPositionId }) =>
        event === 'nudged' && (toPositionId ? toPositionId === positionId : at >= holder.since),
    )?.at;
    return last ? Date.parse(last) + nudgePause : 0;
  };
  const again = new Date(Math.min(...holdersOf({ holder }).map(pausesOf)));
  return again > now ? again.toISOString() : null;
}
