import { eq } from 'drizzle-orm';
import type { ReviewBody } from '../../../domain/calls/letters/flow.ts';
import { awaitsReview, awaitsSignature, isPartlySigned } from '../../../domain/letters/letter-life.ts';
import type { ReviewDecision } from '../../../domain/letters/letter-people.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { letterReviewers } from '../parts/tables.ts';
import { cosignersOf, findLetter, lockLetter, reviewersOf } from '../reading/find-letter.ts';
import { assertAsRead } from '../rules/as-read.ts';
import { isOwnReview, isSender, type Reviewing } from '../rules/inside.ts';
import { isOnDesk } from '../rules/own-desk.ts';
import { assertMayOpen, mayReviewAs, maySignAs, type Review, turnsOf } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { recordVersion } from '../versions/record-version.ts';
import { advanceLetter } from './advance-letter.ts';
import { recordStep } from './history.ts';
import { parafsBeside } from './letter-moves.ts';
import { notifyPosts } from './notify.ts';
import type { Desk } from './people-of-posts.ts';
import { waitingDesks } from './waiting-desks.ts';

/**
 * Approves or returns (SPEC B1.2, B7); signers may return too. Delegates need "periksa", for the signer
 * "tandatangan"; secretaries are refused.
 * @throws Refusal 404 unseen; 403 not this post's turn; 409 decided before, not under review any more, or changed
 * since the `version` that was read; 422 no decision, or returned without a note
 * @param also runs last in the same transaction: it happens exactly when the decision does
 */
export async function reviewLetter(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  sent: { isReturn: boolean; body: () => ReviewBody },
  also?: (tx: Executor) => Promise<void>,
): Promise<void> {
  const letter = await findLetter(db, actor, id);
  const { isReturn } = sent;
  assertDecides(actor, letter, await reviewersOf(db, letter.id), await cosignersOf(db, letter.id), isReturn);
  const { decision, note, version } = decisionOf(sent.body());
  await db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    const reviewers = await reviewersOf(tx, letter.id);
    const cosigners = await cosignersOf(tx, letter.id);
    const reviewer = assertDecides(actor, now, reviewers, cosigners, isReturn);
    assertAsRead(now, version, reviewer ? await parafsBeside(tx, now.id, reviewers, reviewer) : 0);
    const at = new Date();
    if (reviewer)
      await tx
        .update(letterReviewers)
        .set({ ...decided[decision], note, decidedAt: at, decidedByUserId: actor.userId })
        .where(eq(letterReviewers.id, reviewer.id));
    await recordStep(tx, actor, letter.id, decided[decision].status, { note, at });
    await recordVersion(tx, actor, letter.id, decided[decision].status);
    await recordAudit(tx, {
      actor,
      action: decision,
      resource: 'letter',
      recordId: letter.id,
      after: { reviewerId: reviewer?.id ?? null, note },
    });
    const asked = await waitingDesks(tx, letter.id);
    await advanceLetter(tx, actor, now, decided[decision].status);
    if (decision === 'return') await notifyBeside(tx, actor, now, asked);
    await also?.(tx);
  });
}

/** Tells whose turn it was as well that the letter went back. */
async function notifyBeside(tx: Executor, actor: Actor, letter: LetterRow, asked: Desk[]): Promise<void> {
  const beside = asked.filter((desk) => !isOnDesk(actor, desk));
  if (beside.length > 0) await notifyPosts(tx, actor, letter, beside, { ...goneBack, createdAt: new Date() });
}

const goneBack = {
  kind: 'persetujuan.pengingat',
  title: {
    id: 'Naskah dikembalikan pemeriksa lain. Paraf Anda diminta lagi setelah diperbaiki',
    en: 'Another reviewer returned a letter. You are asked again once it is revised',
  },
  scope: 'periksa',
  // No task until it is sent again.
  page: '/naskah-dinas/tugas',
  tabName: 'review',
} as const;

const decided = { approve: { status: 'approved' }, return: { status: 'returned' } } as const;

/** @returns the review that is decided; null when it is the signer who returns */
function assertDecides<R extends Review>(
  actor: Actor,
  letter: LetterRow,
  reviewers: R[],
  cosigners: readonly Reviewing[],
  isReturn: boolean,
): R | null {
  const isReviewer = reviewers.some((reviewer) => isOwnReview(actor, reviewer));
  const isSigner = isSender(actor, letter) && maySignAs(actor);
  const isCosigner = cosigners.some((one) => isOwnReview(actor, one)) && maySignAs(actor);
  if (isReturn && (isSigner || isCosigner) && isPartlySigned(letter.state)) {
    assertMayOpen(actor, '/naskah-dinas/tugas');
    throw conflict(translate(signedAlready));
  }
  if (!isReturn || !isSigner || (isReviewer && !awaitsSignature(letter.state)))
    return assertReviewer(actor, letter, reviewers);
  assertMayOpen(actor, '/naskah-dinas/tugas');
  if (!awaitsSignature(letter.state))
    throw conflict(
      translate({
        id: 'Naskah ini tidak sedang menunggu tanda tangan.',
        en: 'This letter is not awaiting a signature.',
      }),
    );
  return null;
}

const signedAlready = {
  id: 'Naskah ini sudah ditandatangani sebagian dan tidak dapat dikembalikan. Batalkan naskah bila tidak dilanjutkan.',
  en: 'This letter is signed in part and cannot be returned. Cancel it if it is not to go on.',
};

/**
 * Checks permission before state.
 * @returns the review of the actor whose turn it is
 * @throws Refusal 403 when it is never or not yet the post's turn, 409 when too late
 */
export function assertReviewer<R extends Review>(actor: Actor, letter: LetterRow, reviewers: R[]): R {
  assertMayOpen(actor, '/naskah-dinas/tugas');
  const own = reviewers.filter((reviewer) => isOwnReview(actor, reviewer));
  if (own.length === 0 || !mayReviewAs(actor)) throw forbidden();
  if (!awaitsReview(letter.state))
    throw conflict(
      translate({ id: 'Naskah ini tidak sedang diperiksa.', en: 'This letter is not in review.' }),
    );
  const turn = turnsOf(reviewers).find((one) => isOwnReview(actor, one));
  if (turn) return turn;
  if (own.every((reviewer) => reviewer.status !== null))
    throw conflict(
      translate({ id: 'Anda sudah memeriksa naskah ini.', en: 'You have already reviewed this letter.' }),
    );
  throw forbidden(
    translate({
      id: 'Belum giliran Anda memeriksa naskah ini.',
      en: 'It is not your turn to review this letter yet.',
    }),
  );
}

function decisionOf({ decision, note, version }: ReviewBody): {
  decision: ReviewDecision;
  note: string | null;
  version?: number;
} {
  assertNoted({ decision, note });
  return { decision, note: note || null, version };
}

/** @throws Refusal 422 for a return without a note */
export function assertNoted({ decision, note }: Pick<ReviewBody, 'decision' | 'note'>): void {
  if (decision === 'return' && !note)
    throw invalid({
      note: [translate({ id: 'Tuliskan apa yang perlu diperbaiki.', en: 'Write what needs correcting.' })],
    });
}
