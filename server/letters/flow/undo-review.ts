import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { letterEvents, undoWindow } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { settleNotices } from '../../notifications/index.ts';
import { tasks } from '../lists/tables.ts';
import { letterReviewers, letterTimeline } from '../parts/tables.ts';
import { findLetter, lockLetter, reviewersOf } from '../reading/find-letter.ts';
import { isOwnReview, isSender } from '../rules/inside.ts';
import { assertMayOpen, mayReviewAs, maySignAs, undecided } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { recordStep } from './history.ts';
import { moveLetter } from './move-letter.ts';
import { type Notice, notifyPosts } from './notify.ts';
import { peopleOfPosts } from './people-of-posts.ts';
import { taskScopes } from './task-scopes.ts';

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
    const decision = await lastDecision(tx, actor, now);
    const { given, before } = await tasksAround(tx, actor, now);
    const at = new Date();
    const [reviewer] = await tx
      .update(letterReviewers)
      .set({ status: null, note: null, decidedAt: null, decidedByUserId: null })
      .where(
        and(
          eq(letterReviewers.letterId, now.id),
          eq(letterReviewers.positionId, actor.positionId),
          eq(letterReviewers.decidedAt, decision.at),
        ),
      )
      .returning({ id: letterReviewers.id });
    await tx.delete(tasks).where(eq(tasks.id, given.id));
    await tx.update(tasks).set({ doneAt: null }).where(eq(tasks.id, before.id));
    const held = { holderPositionId: before.positionId, holderSince: before.createdAt };
    const reviewersLeft = undecided(await reviewersOf(tx, now.id)).length;
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
    const notice: Notice = { ...undone, scope: taskScopes[given.kind] };
    const notified = await peopleOfPosts(tx, now, [given], notice);
    await settleNotices(
      tx,
      notified.map(({ userId }) => userId),
      now.id,
      // A notice bears the moment at which the decision's transaction began.
      new Date(decision.at.getTime() - transactionTime),
    );
    await notifyPosts(tx, actor, now, [given], notice);
  });
}

/** @throws Refusal 403 where the post is asked for neither paraf nor signature, or the entry never decides */
async function assertDecides(db: Executor, actor: Actor, letter: LetterRow): Promise<void> {
  const reviews = (await reviewersOf(db, letter.id)).some((one) => isOwnReview(actor, one));
  const signs = isSender(actor, letter);
  if (!((reviews && mayReviewAs(actor)) || (signs && maySignAs(actor)))) throw forbidden();
}

/**
 * Finds the letter's last move.
 * @throws Refusal 409 unless it is this person's decision of just now
 */
async function lastDecision(tx: Executor, actor: Actor, { id }: LetterRow) {
  const [last] = await tx
    .select()
    .from(letterTimeline)
    .where(and(eq(letterTimeline.letterId, id), inArray(letterTimeline.event, [...letterEvents])))
    .orderBy(desc(letterTimeline.at), desc(letterTimeline.id))
    .limit(1);
  const isDecision = last?.event === 'approved' || last?.event === 'returned';
  const isOwn = last?.userId === actor.userId && last.positionId === actor.positionId;
  if (!last || !isDecision || !isOwn || Date.now() - last.at.getTime() > undoWindow) throw tooLate();
  return last;
}

/**
 * Finds the task the decision created and the own one it ended: both carry the letter's last change time.
 * @throws Refusal 409 when it has changed since
 */
async function tasksAround(tx: Executor, actor: Actor, letter: LetterRow) {
  const [given] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.letterId, letter.id), isNull(tasks.doneAt)));
  if (given?.createdAt.getTime() !== letter.updatedAt.getTime()) throw tooLate();
  const [before] = await tx
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.letterId, letter.id),
        eq(tasks.positionId, actor.positionId),
        eq(tasks.doneAt, given.createdAt),
      ),
    );
  if (!before) throw tooLate();
  return { given, before };
}

/** No decision takes longer to be stored, in milliseconds. */
const transactionTime = 10_000;

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
