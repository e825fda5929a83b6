import type { Letter } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { formatTime } from '../../../ui/format.ts';
import { eventTimeWithin, rowTime } from '../../moments.ts';
import { lastDecision } from './measure.ts';
import { reviewMessages } from './messages.ts';

/** What the reader has decided already, in another window or on another device; null if nothing. */
export function decidedWords(
  { reviewers }: Pick<Letter, 'reviewers'>,
  meId: string | number | undefined,
  now: Date = new Date(),
): string | null {
  const own = lastDecision(reviewers.filter(({ userId }) => userId === meId));
  if (!own?.decidedAt || reviewers.some(({ userId, status }) => userId === meId && status === null))
    return null;
  const time = formatTime(own.decidedAt);
  // Of today the time alone.
  const isToday = rowTime(own.decidedAt, now) === time;
  if (own.status === 'returned')
    return translate(
      isToday
        ? reviewMessages.alreadyReturned(time)
        : reviewMessages.alreadyReturnedOn(eventTimeWithin(own.decidedAt)),
    );
  return translate(
    isToday
      ? reviewMessages.alreadyInitialled(time)
      : reviewMessages.alreadyInitialledOn(eventTimeWithin(own.decidedAt)),
  );
}
