import { and, eq, gte, inArray, isNull } from 'drizzle-orm';
import { awaitsReview, undoWindow } from '../../../domain/letters/letter-life.ts';
import type { TaskKind } from '../../../domain/letters/letter-rows.ts';
import { taskScopes } from '../../../domain/letters/task-scopes.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { reopenAsked, settleSince } from '../../notifications/index.ts';
import { tasks } from '../lists/tables.ts';
import { letterReviewers } from '../parts/tables.ts';
import { findLetter, lockLetter, reviewersOf } from '../reading/find-letter.ts';
import { isOwnReview, isSender } from '../rules/inside.ts';
import { isOnDesk } from '../rules/own-desk.ts';
import { assertMayOpen, mayReviewAs, maySignAs, turnsOf, undecided } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { recordStep } from './history.ts';
import { besideOf, isParafOf, type Move, movesOf, standing } from './letter-moves.ts';
import { moveLetter } from './move-letter.ts';
import { type Notice, notifyPosts } from './notify.ts';

/**
 * Undoes the actor's own paraf or return with its old times, unless anything followed; the history keeps both.
 * @throws Refusal 404 unseen; 403 of a post that does not decide on it; 409 another's decision, older than a
 * minute, or the letter has moved on
 */
export async function undoReview({ db }: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<void> {
  const letter = await findLetter(db, actor, id);
  assertMayOpen(actor, '/naskah-dinas/tugas');
  await assertDecides(db, actor, letter);
  await db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    const moves = await movesOf(tx, now.id);
    const decision = lastDecision(actor, moves);
    const reviewers = await reviewersOf(tx, now.id);
    const reviewer = reviewers.find(
      (one) => one.decidedAt?.getTime() === decision.at.getTime() && one.positionId === actor.positionId,
    );
    assertNothingFollowed(now, moves, decision, reviewer ? besideOf(reviewers, reviewer) : []);
    const { given, ended, movedAt } = await tasksAround(tx, now, decision);
    const own = ended.find((task) => isOnDesk(actor, task));
    if (!own || (given.length > 0 && movedAt !== now.updatedAt.getTime())) throw tooLate();
    const at = new Date();
    if (reviewer)
      await tx
        .update(letterReviewers)
        .set({ status: null, note: null, decidedAt: null, decidedByUserId: null })
        .where(eq(letterReviewers.id, reviewer.id));
    const ids = (found: { id: string }[]) => found.map(({ id }) => id);
    await tx.delete(tasks).where(inArray(tasks.id, ids(given)));
    await tx
      .update(tasks)
      .set({ doneAt: null })
      .where(inArray(tasks.id, ids(ended)));
    const asked = await reviewersOf(tx, now.id);
    const [first] = turnsOf(asked);
    const held = { holderPositionId: first?.positionId ?? own.positionId, holderSince: own.createdAt };
    const reviewersLeft = undecided(asked).length;
    await moveLetter(tx, now, 'review-undone', { updatedAt: at, ...held }, reviewersLeft);
    await recordStep(tx, actor, now.id, 'review-undone', { at });
    await recordAudit(tx, {
      actor,
      action: 'undo-review',
      resource: 'letter',
      recordId: now.id,
      before: { decision: decision.event, note: decision.note },
      after: { reviewerId: reviewer?.id ?? null },
    });
    if (given.length > 0) await settleSince(tx, now.id, decision.at);
    for (const task of given)
      await notifyPosts(tx, actor, now, [task], { ...undone, scope: taskScopes[task.kind] });
    const others = ended.filter((task) => task !== own);
    // After the notices of what followed are settled, which leaves these alone.
    if (own.doneAt) await reopenAsked(tx, now.id, own.doneAt);
    for (const task of others)
      await notifyPosts(tx, actor, now, [task], { ...waitsAgain(task.kind), scope: taskScopes[task.kind] });
  });
}

/** @throws Refusal 403 where the post is asked for neither paraf nor signature, or the entry never decides */
async function assertDecides(db: Executor, actor: Actor, letter: LetterRow): Promise<void> {
  const reviews = (await reviewersOf(db, letter.id)).some((one) => isOwnReview(actor, one));
  const signs = isSender(actor, letter);
  if (!((reviews && mayReviewAs(actor)) || (signs && maySignAs(actor)))) throw forbidden();
}

/**
 * Finds this person's last move of the letter.
 * @throws Refusal 409 unless it is a decision of just now
 */
function lastDecision({ userId, positionId }: Actor, moves: readonly Move[]): Move {
  const last = moves.find((one) => one.userId === userId && one.positionId === positionId);
  const isDecision = last?.event === 'approved' || last?.event === 'returned';
  if (!last || !isDecision || Date.now() - last.at.getTime() > undoWindow) throw tooLate();
  return last;
}

/**
 * Parafs beside it that left somebody of the group to decide follow from nothing, so they do not hinder.
 * @throws Refusal 409 where the letter has moved since
 */
function assertNothingFollowed(
  { state }: LetterRow,
  moves: readonly Move[],
  decision: Move,
  beside: ReturnType<typeof besideOf>,
): void {
  const isOpen = awaitsReview(state) && beside.some(({ status }) => status === null);
  const later = standing(moves).filter((one) => one.at >= decision.at && one.id !== decision.id);
  if (later.length > 0 && !(isOpen && later.every(isParafOf(beside)))) throw tooLate();
}

/**
 * Finds the tasks the decision created and those it ended: its own, and on a return those beside it.
 */
async function tasksAround(tx: Executor, letter: LetterRow, decision: Move) {
  const all = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.letterId, letter.id), gte(tasks.doneAt, decision.at)))
    .orderBy(tasks.doneAt);
  // Tasks bear the moment at which the letter moved on, just after the decision's own.
  const movedAt = all[0]?.doneAt?.getTime();
  const ended = all.filter(({ doneAt }) => doneAt?.getTime() === movedAt);
  const open = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.letterId, letter.id), isNull(tasks.doneAt)));
  return { ended, movedAt, given: open.filter(({ createdAt }) => createdAt.getTime() === movedAt) };
}

const tooLate = () =>
  conflict(
    translate({
      id: 'Keputusan ini tidak dapat dibatalkan lagi: naskah sudah ditindaklanjuti atau waktunya lewat.',
      en: 'This decision can no longer be undone: the letter has moved on, or the time for it has passed.',
    }),
  );

const undone: Omit<Notice, 'scope'> = {
  kind: 'persetujuan.pengingat',
  title: {
    id: 'Keputusan pemeriksa dibatalkan: naskah tidak lagi menunggu Anda',
    en: 'A reviewer took a decision back: the letter no longer waits for you',
  },
  page: null,
  tabName: null,
};

const waitsAgain = (kind: TaskKind): Omit<Notice, 'scope'> => ({
  kind: 'persetujuan.pengingat',
  title: {
    id: 'Pengembalian dibatalkan: naskah kembali menunggu paraf Anda',
    en: 'A return was taken back: the letter waits for your initials again',
  },
  page: `/naskah-dinas/tugas/${kind}`,
  tabName: kind,
});
