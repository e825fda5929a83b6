import { eq } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { FlowCalls, Reassignee } from '../../../domain/calls/letters/flow.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, invalid } from '../../http/index.ts';
import { contractKind, legalFaults } from '../contract/legal-review.ts';
import { letterReviewers } from '../parts/tables.ts';
import { findLetter, lockLetter, reviewersOf } from '../reading/find-letter.ts';
import { assertAsRead } from '../rules/as-read.ts';
import { mayReassign } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { recordVersion } from '../versions/record-version.ts';
import { advanceLetter } from './advance-letter.ts';
import { recordStep } from './history.ts';
import { parafsBeside } from './letter-moves.ts';
import { notifyPosts } from './notify.ts';
import { reassigneesOf } from './reassignees.ts';
import { assertReviewer } from './review-letter.ts';

/**
 * Whom the actor may hand the own review of a letter on to.
 * @throws Refusal as reassignReview, but for the body
 */
export async function listReassignees(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  firstChar: string,
): Promise<Reassignee[]> {
  const letter = await findLetter(db, actor, id);
  const own = assertHandsOn(actor, letter, await reviewersOf(db, letter.id));
  return reassigneesOf(db, actor, letter, own, { firstChar });
}

/**
 * Hands the own review of this letter on, with a reason; the place in the chain stays. Whom it was handed to may give it
 * back.
 * @throws Refusal 404 unseen; 403 not this post's turn, for a delegate or secretary, and of Sangat Rahasia; 409 decided
 * before or changed since it was read; 422 no reason, somebody who may not have it, or a contract without Legal
 */
export async function reassignReview(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  body: ReadBody<FlowCalls['reassign']>,
): Promise<void> {
  const letter = await findLetter(db, actor, id);
  assertHandsOn(actor, letter, await reviewersOf(db, letter.id));
  const { userId, userPositionId: positionId, reason, version } = body();
  await db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    const reviewers = await reviewersOf(tx, now.id);
    const own = assertHandsOn(actor, now, reviewers);
    assertAsRead(now, version, await parafsBeside(tx, now.id, reviewers, own));
    const only = { userId: userId.toLowerCase(), positionId: positionId.toLowerCase() };
    const [to] = await reassigneesOf(tx, actor, now, own, { only });
    if (!to) throw invalid({ userId: [translate(mayNotHave)] });
    const others = reviewers.filter((one) => one.id !== own.id && one.status !== 'returned');
    await assertLegal(tx, now, [only.positionId, ...others.map((one) => one.positionId)]);
    await tx
      .update(letterReviewers)
      .set({
        ...only,
        delegationId: to.isBack ? own.fromDelegationId : null,
        ...(to.isBack
          ? { fromUserId: null, fromPositionId: null, fromDelegationId: null, fromReason: null }
          : {
              fromUserId: own.userId,
              fromPositionId: own.positionId,
              fromDelegationId: own.delegationId,
              fromReason: reason,
            }),
      })
      .where(eq(letterReviewers.id, own.id));
    const note = `${to.personName}, ${to.positionName}: ${reason}`;
    await recordStep(tx, actor, now.id, 'reassigned', { note });
    await recordVersion(tx, actor, now.id, 'reviewers');
    await recordAudit(tx, {
      actor,
      action: 'reassign-review',
      resource: 'letter',
      recordId: now.id,
      before: { userId: own.userId, positionId: own.positionId },
      after: { ...only, reason },
    });
    await advanceLetter(tx, actor, now, 'reassigned');
    await notifyPosts(tx, actor, now, [{ positionId: now.positionId, onlyUserId: now.onlyUserId }], {
      ...handedOn,
      more: note,
    });
  });
}

type Reviewers = Awaited<ReturnType<typeof reviewersOf>>;

/** @returns the actor's review that may be handed on */
function assertHandsOn(actor: Actor, letter: LetterRow, reviewers: Reviewers): Reviewers[number] {
  const own = assertReviewer(actor, letter, reviewers);
  if (!mayReassign(actor, letter)) throw forbidden(translate(staysHere));
  return own;
}

async function assertLegal(tx: Executor, { subTypeId }: LetterRow, posts: string[]): Promise<void> {
  const faults = await legalFaults(tx, await contractKind(tx, subTypeId), posts);
  if (faults.reviewers) throw invalid({ userId: faults.reviewers });
}

const mayNotHave = {
  id: 'Pilih orang dari unit Anda, atasan, atau bawahan, yang memeriksa naskah dan belum terlibat dalam naskah ini.',
  en: 'Choose somebody of your unit, above or below you, who reviews letters and has no part in this one yet.',
};
const staysHere = {
  id: 'Pemeriksaan ini tidak dapat dialihkan: Anda bertindak untuk orang lain, atau naskahnya menyebut siapa yang boleh membukanya.',
  en: 'This review cannot be handed on: you act for somebody else, or the letter names who may open it.',
};
const handedOn = {
  kind: 'persetujuan.pengingat',
  title: { id: 'Pemeriksaan naskah Anda dialihkan', en: 'The review of your letter was handed on' },
  scope: 'baca',
  page: '/naskah-dinas/outbox',
  tabName: 'outbox',
} as const;
