import type { ReviewStatus } from './letter-people.ts';

/** Facts of a reviewer that decide the order; decided ones come in the order of their decisions. */
type Asked = {
  userId: string;
  userPositionId: string;
  status: ReviewStatus;
  reviewOrder: number;
  decidedAt?: string | Date | null;
};

/**
 * Reviewers whose latest decision is a return, each once: asked first on the next sending (SPEC B1.2). Those with a
 * paraf stay as they are (SPEC A4).
 */
export function returnersOf<R extends Asked>(reviewers: readonly R[]): R[] {
  const latest = new Map<string, R>();
  for (const one of inOrder(reviewers)) if (one.status !== null) latest.set(keyOf(one), one);
  return [...latest.values()].filter(({ status }) => status === 'returned');
}

/** Reviewers to ask on sending, in order: returners, then the undecided. */
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

/** Returners the drafter may skip with a reason: those not named again. */
export function skippable<R extends Asked>(reviewers: readonly R[]): R[] {
  const named = new Set(reviewers.filter(({ status }) => status === null).map(keyOf));
  return returnersOf(reviewers).filter((one) => !named.has(keyOf(one)));
}

/** Counts reviewers with a paraf and lists those without: a return is no paraf. */
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
