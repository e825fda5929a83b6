import type { ReviewStatus } from './letter-people.ts';

/** What of a reviewer decides who is asked next; those who have decided come in the order of their decisions. */
type Asked = {
  userId: string;
  userPositionId: string;
  status: ReviewStatus;
  reviewOrder: number;
  decidedAt?: string | Date | null;
};

/**
 * Those who returned a letter and have given no paraf since, each once: when it is sent again they are asked first
 * (SPEC B1.2). Those who gave one stay as they are (SPEC A4).
 */
export function returnersOf<R extends Asked>(reviewers: readonly R[]): R[] {
  const latest = new Map<string, R>();
  for (const one of inOrder(reviewers)) if (one.status !== null) latest.set(keyOf(one), one);
  return [...latest.values()].filter(({ status }) => status === 'returned');
}

/** Who is asked when the letter is sent, in order: who returned it, then who has not decided. */
export function toBeAsked<R extends Asked>(reviewers: readonly R[], skipsReturners = false): R[] {
  const waiting = inOrder(reviewers).filter(({ status }) => status === null);
  if (skipsReturners) return waiting;
  const returners = returnersOf(reviewers);
  const again = new Set(returners.map(keyOf));
  const named = new Map(waiting.map((one) => [keyOf(one), one]));
  return [
    ...returners.map((one) => named.get(keyOf(one)) ?? one),
    ...waiting.filter((one) => !again.has(keyOf(one))),
  ];
}

/** Those whom the drafter may leave out with a reason: who returned it and is not named once more. */
export function skippable<R extends Asked>(reviewers: readonly R[]): R[] {
  const named = new Set(reviewers.filter(({ status }) => status === null).map(keyOf));
  return returnersOf(reviewers).filter((one) => !named.has(keyOf(one)));
}

/** How many of the people on the chain have given a paraf, and who has none: a return is no paraf. */
export function countInitials<R extends Asked>(
  reviewers: readonly R[],
): { given: number; of: number; lacking: R[] } {
  const latest = new Map<string, R>();
  for (const one of inOrder(reviewers)) {
    const before = latest.get(keyOf(one));
    if (before?.status !== 'approved' && !(before?.status === 'returned' && one.status === null))
      latest.set(keyOf(one), one);
  }
  const lacking = [...latest.values()].filter(({ status }) => status !== 'approved');
  return { given: latest.size - lacking.length, of: latest.size, lacking };
}

/** Decided ones as they were given, then those who wait in theirs. */
const inOrder = <R extends Asked>(reviewers: readonly R[]): R[] =>
  reviewers.toSorted(
    (a, b) =>
      Number(a.status === null) - Number(b.status === null) ||
      timeOf(a) - timeOf(b) ||
      a.reviewOrder - b.reviewOrder,
  );

const timeOf = ({ decidedAt }: Asked): number => (decidedAt ? new Date(decidedAt).getTime() : 0);

const keyOf = ({ userId, userPositionId }: Asked): string => `${userId} ${userPositionId}`;
