import { and, desc, eq, inArray } from 'drizzle-orm';
import { letterEvents } from '../../../domain/letters/letter-life.ts';
import type { Executor } from '../../db/executor.ts';
import { letterTimeline } from '../parts/tables.ts';

/** The steps that moved a letter, the latest first. */
export const movesOf = (tx: Executor, letterId: string) =>
  tx
    .select()
    .from(letterTimeline)
    .where(and(eq(letterTimeline.letterId, letterId), inArray(letterTimeline.event, [...letterEvents])))
    .orderBy(desc(letterTimeline.at), desc(letterTimeline.id));
export type Move = Awaited<ReturnType<typeof movesOf>>[number];

/** Leaves out decisions that were taken back, with the step that did. */
export function standing(latestFirst: readonly Move[]): Move[] {
  const undone: string[] = [];
  return latestFirst.filter(({ event, userId, positionId }) => {
    const by = `${userId} ${positionId}`;
    if (event === 'review-undone') undone.push(by);
    const at = event === 'approved' || event === 'returned' ? undone.indexOf(by) : -1;
    if (at >= 0) undone.splice(at, 1);
    return event !== 'review-undone' && at < 0;
  });
}

type Decided = { id: string; reviewGroup: number | null; decidedAt: Date | null; status: string | null };

/** Who is asked at the same time as one, decided or not. */
export const besideOf = <R extends Decided>(reviewers: readonly R[], { id, reviewGroup }: R): R[] =>
  reviewGroup === null ? [] : reviewers.filter((one) => one.id !== id && one.reviewGroup === reviewGroup);

/** Is the step a paraf that one of these gave? */
export const isParafOf =
  (reviewers: readonly Decided[]) =>
  ({ event, at }: Move): boolean =>
    event === 'approved' && reviewers.some(({ decidedAt }) => decidedAt?.getTime() === at.getTime());

/** Counts the latest steps that are parafs given beside one, or taken back: they change nothing that was read. */
export async function parafsBeside<R extends Decided>(
  tx: Executor,
  letterId: string,
  reviewers: readonly R[],
  own: R,
): Promise<number> {
  const beside = besideOf(reviewers, own);
  if (beside.length === 0) return 0;
  const moves = await movesOf(tx, letterId);
  const standingOnes = new Set(standing(moves));
  const isTakenBack = (move: Move) =>
    !standingOnes.has(move) && (move.event === 'approved' || move.event === 'review-undone');
  const other = moves.findIndex((move) => !isParafOf(beside)(move) && !isTakenBack(move));
  return other < 0 ? moves.length : other;
}
