import type { Letter } from '../../../domain/letters/letter.ts';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { toBeAsked } from '../../../domain/letters/review-chain.ts';
import { nudgePause } from '../../../domain/letters/target-time.ts';
import { say } from '../../../lib/language.ts';
import { since } from '../moments.ts';
import { placeWords } from './words.ts';

type OnItsWay = Pick<Letter, 'state' | 'reviewers' | 'sender'>;

/** Who comes after the one who has the letter, in order; the signer says what for. */
export function nextOnes({ state, reviewers, sender }: OnItsWay): string[] {
  if (state !== 'review' && state !== 'revision') return [];
  const open = toBeAsked(reviewers, state === 'review').map(({ personName, heldBy }) => heldBy ?? personName);
  return [
    ...(state === 'review' ? open.slice(1) : open),
    ...(sender ? [say(placeWords.signs(sender.personName))] : []),
  ];
}

/** With whom a letter waits and since when, in a row of a list; its number once it has been sent. */
export function whereWords(item: LetterListItem, now: Date = new Date()): string {
  if (!item.holderName) return item.number ?? item.categoryName ?? '';
  return say(
    item.holderSince
      ? placeWords.withSince(item.holderName, since(item.holderSince, now))
      : placeWords.with(item.holderName),
  );
}

/** The moment from which the holder may be reminded again; null when at once. */
export function nudgeAgainAt(
  { holder }: Pick<Letter, 'holder'>,
  timeline: readonly TimelineEntry[],
  now: Date = new Date(),
): string | null {
  if (!holder) return null;
  // Whom it was for decides, also where they had it before: taking a letter back does not shorten the pause.
  const last = timeline.findLast(
    ({ event, at, toPositionId }) =>
      event === 'nudged' && (toPositionId ? toPositionId === holder.positionId : at >= holder.since),
  )?.at;
  if (!last) return null;
  const again = new Date(Date.parse(last) + nudgePause);
  return again > now ? again.toISOString() : null;
}
