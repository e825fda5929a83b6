import type { Message } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { addWorkingDays, defaultDeadline } from './disposition.ts';
import { type Urgency, urgencies } from './letter.ts';
import { latestDeadline, targetAt } from './target-time.ts';

/** What a disposition's deadline is measured by: the letter's urgency and arrival, and the disposition it goes on from. */
export type DeadlineBasis = { urgency: Urgency; receivedAt: string | null; parentDeadline: string | null };
export type DeadlineOrigin = 'letter' | 'parent' | 'urgency' | 'instructions' | 'proposed';
type Dated = { day: string; origin: DeadlineOrigin };

/** An urgent letter is not handed on without a deadline (DOMAIN 3). */
export const needsDeadline = (urgency: Urgency): boolean => urgency !== 'BIASA';

/** When an urgent letter is due; undefined once that is over. */
function letterDue({ urgency, receivedAt }: DeadlineBasis, today: string): Dated | undefined {
  if (!needsDeadline(urgency) || receivedAt === null) return undefined;
  const day = dayInWib(targetAt(receivedAt, urgency));
  return day >= today ? { day, origin: 'letter' } : undefined;
}

const parentDue = ({ parentDeadline }: DeadlineBasis, today: string): Dated | undefined =>
  parentDeadline !== null && parentDeadline >= today ? { day: parentDeadline, origin: 'parent' } : undefined;

/** The last day without a reason: the parent's, else the letter's; where both are over, as the urgency allows from now. */
export function latestOf(basis: DeadlineBasis, now: Date = new Date()): Dated {
  const today = dayInWib(now);
  return (
    parentDue(basis, today) ??
    letterDue(basis, today) ?? { day: latestDeadline(basis.urgency, now), origin: 'urgency' }
  );
}

/**
 * What a form proposes: the earlier of letter and parent, else the instructions' longest, else three working days.
 * @param instructions those that are chosen
 */
export function proposedDeadline(
  basis: DeadlineBasis,
  instructions: readonly { defaultDueWorkingDays: number | null }[],
  now: Date = new Date(),
): Dated {
  const today = dayInWib(now);
  const known = [letterDue(basis, today), parentDue(basis, today)]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  if (known[0]) return known[0];
  const latest = latestOf(basis, now);
  if (needsDeadline(basis.urgency)) return latest;
  const instructed = defaultDeadline(today, instructions, latest.day);
  if (instructed !== null) return { day: instructed, origin: 'instructions' };
  const usual = addWorkingDays(today, 3);
  return usual <= latest.day ? { day: usual, origin: 'proposed' } : latest;
}

const named = (urgency: Urgency) => urgencies.find(({ value }) => value === urgency)?.label;

export const deadlineMissing = (urgency: Urgency): Message => ({
  id: `Naskah ${named(urgency)?.id ?? '-'} memerlukan tenggat.`,
  en: `A letter that is ${(named(urgency)?.en ?? '-').toLowerCase()} needs a deadline.`,
});

/** A disposition that is due later says why. @param latest in words */
export const lateReasonMissing = ({ origin }: Dated, urgency: Urgency, latest: string): Message => {
  switch (origin) {
    case 'parent':
      return {
        id: `Disposisi yang Anda terima bertenggat ${latest}. Tuliskan alasan tenggat yang lebih lambat.`,
        en: `The disposition you received is due by ${latest}. Say why the deadline is later.`,
      };
    case 'letter':
      return {
        id: `Naskah ini bertenggat ${latest}. Tuliskan alasan tenggat yang lebih lambat.`,
        en: `This letter is due by ${latest}. Say why the deadline is later.`,
      };
    default:
      return {
        id: `Naskah bersifat ${named(urgency)?.id ?? '-'} ditindaklanjuti paling lambat ${latest}. Tuliskan alasan tenggat yang lebih lambat.`,
        en: `This letter is ${named(urgency)?.en ?? '-'}: work on it is due by ${latest}. Say why the deadline is later.`,
      };
  }
};

/** For how long a disposition that was just given is taken back without asking, in ms (DOMAIN 7). */
export const undoTime = 60_000;
