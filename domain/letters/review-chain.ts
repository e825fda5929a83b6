import type { ReviewStatus } from './letter-people.ts';

/** Facts of a reviewer that decide the order; decided ones come in the order of their decisions. */
type Asked = {
  userId: string;
  userPositionId: string;
  status: ReviewStatus;
  reviewOrder: number;
  reviewGroup?: number | null;
  decidedAt?: string | Date | null;
};

type Grouped = { reviewGroup?: number | null };

/** Reviewers asked now, of those who wait in order: the first, and who stands beside them (DOMAIN 6). */
export function askedNow<R extends Grouped>(waiting: readonly R[]): R[] {
  const [first, ...rest] = waiting;
  if (!first) return [];
  if (!first.reviewGroup) return [first];
  const end = rest.findIndex(({ reviewGroup }) => reviewGroup !== first.reviewGroup);
  return [first, ...(end < 0 ? rest : rest.slice(0, end))];
}

/** Splits reviewers in order into those who stand beside each other. */
export function besideEachOther<R extends Grouped>(inOrder: readonly R[]): R[][] {
  const groups: R[][] = [];
  for (let at = 0; at < inOrder.length; at += groups.at(-1)?.length ?? 1)
    groups.push(askedNow(inOrder.slice(at)));
  return groups;
}

/**
 * Orders a proposed chain from below upwards by the level of its posts, 1 the highest (DOMAIN 6): who stands beside
 * others by the highest of them, equals as they came.
 */
export const fromBelow = <R extends Grouped & { level: number }>(chain: readonly R[]): R[] =>
  besideEachOther(chain)
    .toSorted((a, b) => highestOf(b) - highestOf(a))
    .flat();

const highestOf = (group: readonly { level: number }[]): number =>
  Math.min(...group.map(({ level }) => level));

/** Puts one into a chain below the first who stands higher, else at its end; a group is not parted. */
export function putBelow<R extends Grouped>(
  chain: readonly R[],
  one: R,
  isHigher: (other: R) => boolean,
): R[] {
  const groups = besideEachOther(chain);
  const at = groups.findIndex((group) => group.some(isHigher));
  return groups.toSpliced(at < 0 ? groups.length : at, 0, [one]).flat();
}

/** Keeps a group together where one of it was put first. */
export function gathered<R extends Grouped>(inOrder: readonly R[]): R[] {
  const numbers = inOrder.map(({ reviewGroup }, at) => reviewGroup ?? `alone ${at}`);
  return [...new Set(numbers)].flatMap((number) => inOrder.filter((_one, at) => numbers[at] === number));
}

/**
 * Reviewers whose latest decision is a return, each once: asked first on the next sending (SPEC B1.2). Those with a
 * paraf stay as they are (SPEC A4).
 */
export function returnersOf<R extends Asked>(reviewers: readonly R[]): R[] {
  const latest = new Map<string, R>();
  for (const one of inOrder(reviewers)) if (one.status !== null) latest.set(keyOf(one), one);
  return [...latest.values()].filter(({ status }) => status === 'returned');
}

/** Reviewers to ask on sending, in order: returners with who stands beside them, then the undecided. */
export function toBeAsked<R extends Asked>(reviewers: readonly R[], skipsReturners = false): R[] {
  const waiting = inOrder(reviewers).filter(({ status }) => status === null);
  if (skipsReturners) return waiting;
  const returners = returnersOf(reviewers);
  const again = new Set(returners.map(keyOf));
  const named = new Map(waiting.map((one) => [keyOf(one), one]));
  return gathered([
    ...returners.map((one) => named.get(keyOf(one)) ?? one),
    ...waiting.filter((one) => !again.has(keyOf(one))),
  ]);
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
    if (!before?.status || one.status !== null) latest.set(keyOf(one), one);
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
