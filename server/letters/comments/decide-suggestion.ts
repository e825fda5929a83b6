import { eq, sql } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { CommentCalls } from '../../../domain/calls/letters/comments.ts';
import type { CommentAnchor } from '../../../domain/letters/letter-comment.ts';
import { awaitsReview, isOpenDraft } from '../../../domain/letters/letter-life.ts';
import { contentLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { tooLong } from '../../../lib/text-faults.ts';
import { subType } from '../../../resources/master-data/sub-jenis-naskah-dinas.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { storedDraft } from '../drafting/stored-draft.ts';
import { recordStep } from '../flow/history.ts';
import { notifyChanged } from '../flow/notify-approvers.ts';
import { letterContents } from '../parts/tables.ts';
import { lockLetter, reviewersOf } from '../reading/find-letter.ts';
import { isOwnReview } from '../rules/inside.ts';
import { abilitiesOf, isDrafterOf, mayReviewAs } from '../rules/rights.ts';
import { type LetterRow, letters } from '../tables.ts';
import { recordNow, recordVersion } from '../versions/record-version.ts';
import { findComment } from './find-comment.ts';
import { commentMessages } from './messages.ts';
import { openComments } from './read-comments.ts';
import { replaceWords } from './replace-words.ts';
import { storeComment } from './store-comment.ts';
import { type CommentRow, letterComments } from './tables.ts';

/**
 * POST …/{commentId}/accept: puts the suggested words into the text, as a version under the accepting name.
 * @throws Refusal 404 unseen, or no such comment; 403 neither its drafter nor a reviewer who may; 409 the text may not
 * change now, already decided, or its passage is not there once; 422 no suggestion
 */
export async function acceptSuggestion(
  deps: Deps,
  actor: Actor,
  id: string,
  commentId: string,
): Promise<void> {
  const letter = await openToDecide(deps, actor, id, commentId);
  await deps.db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    const { anchor, proposal } = await lockOpen(tx, actor, now, commentId);
    const before = await storedDraft(tx, now);
    const field = fieldOf(anchor);
    const text = replaceWords(before.parts[field], anchor, proposal);
    if (text === null) throw conflict(translate(commentMessages.textChanged));
    if (text.length > contentLimit) throw conflict(tooLong(contentLimit));
    // What stood there stays, even where nothing was kept for a while.
    await recordNow(tx, now);
    await tx
      .update(letterContents)
      .set({ [field]: text })
      .where(eq(letterContents.letterId, now.id));
    await tx
      .update(letters)
      .set({
        version: sql`${letters.version} + 1`,
        updatedAt: new Date(),
        // A reviewer does not become who revises it when it is returned.
        ...(isDrafterOf(actor, now) && { editedByUserId: actor.userId }),
      })
      .where(eq(letters.id, now.id));
    await recordVersion(tx, actor, now.id, 'suggested');
    if (awaitsReview(now.state)) await tellApprovers(tx, actor, now);
    await settle(tx, actor, now, commentId, 'accepted');
  });
}

/**
 * POST …/{commentId}/reject {text}: the text stays; a sentence becomes an answer.
 * @throws as acceptSuggestion
 */
export async function rejectSuggestion(
  deps: Deps,
  actor: Actor,
  id: string,
  commentId: string,
  body: ReadBody<CommentCalls['reject']>,
): Promise<void> {
  const letter = await openToDecide(deps, actor, id, commentId);
  const { text } = body();
  await deps.db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    await lockOpen(tx, actor, now, commentId);
    if (text) await storeComment(tx, actor, now, { text, parentId: commentId });
    await settle(tx, actor, now, commentId, 'rejected');
  });
}

/** Under review nothing is sent again: the change is told at once to who gave a paraf before. */
async function tellApprovers(tx: Executor, actor: Actor, letter: LetterRow): Promise<void> {
  await recordStep(tx, actor, letter.id, 'edited');
  const given = (await reviewersOf(tx, letter.id)).filter(({ status }) => status === 'approved');
  await notifyChanged(
    tx,
    actor,
    letter,
    given.map(({ positionId }) => positionId),
  );
}

/** Whether a passage is there once, so that other words can stand for it. */
export async function isReplaceable(
  tx: Executor,
  letter: LetterRow,
  anchor: CommentAnchor,
): Promise<boolean> {
  const { parts } = await storedDraft(tx, letter);
  return replaceWords(parts[fieldOf(anchor)], anchor, '') !== null;
}

const fieldOf = ({ part }: CommentAnchor) => (part === 'cover' ? 'coverContent' : 'content');

async function openToDecide(deps: Deps, actor: Actor, id: string, commentId: string): Promise<LetterRow> {
  const letter = await openComments(deps, actor, id);
  const comment = await findComment(deps.db, letter, commentId);
  await assertDecides(deps.db, actor, letter);
  if (comment.proposal === null) throw invalid({ _: [translate(commentMessages.noSuggestion)] });
  assertUndecided(comment);
  return letter;
}

/** Checks again under the lock: of two who decide at once the second is told. */
async function lockOpen(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  commentId: string,
): Promise<{ anchor: CommentAnchor; proposal: string }> {
  await assertDecides(tx, actor, letter);
  const [now] = await tx.select().from(letterComments).where(eq(letterComments.id, commentId)).for('update');
  if (!now) throw conflict(translate(commentMessages.textChanged));
  assertUndecided(now);
  const { anchor, proposal } = now;
  if (!anchor || proposal === null) throw invalid({ _: [translate(commentMessages.noSuggestion)] });
  return { anchor, proposal };
}

/** Who may change the text: its drafter while it is with them, and its reviewer in turn where the kind allows it. */
async function assertDecides(executor: Executor, actor: Actor, letter: LetterRow): Promise<void> {
  const isDrafter = isDrafterOf(actor, letter);
  if (isDrafter && isOpenDraft(letter.state)) return;
  const reviewers = await reviewersOf(executor, letter.id);
  const isReviewer =
    reviewers.some((reviewer) => isOwnReview(actor, reviewer)) &&
    mayReviewAs(actor) &&
    (await reviewersEdit(executor, letter));
  if (isReviewer && abilitiesOf(actor, letter, reviewers, []).review) return;
  if (!isDrafter && !isReviewer) throw forbidden();
  throw conflict(translate(commentMessages.textFixed));
}

async function reviewersEdit(executor: Executor, { subTypeId }: LetterRow): Promise<boolean> {
  if (!subTypeId) return false;
  const kinds = tableOf(subType);
  const [kind] = await executor
    .select({ isAllowed: kinds.reviewersEdit })
    .from(kinds)
    .where(eq(kinds.id, subTypeId));
  return kind?.isAllowed === true;
}

function assertUndecided({ outcome, deletedAt }: CommentRow): void {
  if (outcome) throw conflict(translate(commentMessages[outcome]));
  if (deletedAt) throw conflict(translate(commentMessages.deleted));
}

async function settle(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  commentId: string,
  outcome: 'accepted' | 'rejected',
): Promise<void> {
  await tx
    .update(letterComments)
    .set({ outcome, resolvedAt: new Date(), resolvedByUserId: actor.userId })
    .where(eq(letterComments.id, commentId));
  await recordAudit(tx, {
    actor,
    action: outcome === 'accepted' ? 'accept-suggestion' : 'reject-suggestion',
    resource: 'letter',
    recordId: letter.id,
    after: { commentId },
  });
}
