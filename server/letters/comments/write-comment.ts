import { and, eq, isNull } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { CommentCalls } from '../../../domain/calls/letters/comments.ts';
import { isFixed } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { lockLetter, makersOf } from '../reading/find-letter.ts';
import { isRepeated } from '../rules/is-repeated.ts';
import { mayComment } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { isReplaceable } from './decide-suggestion.ts';
import { findComment } from './find-comment.ts';
import { commentMessages } from './messages.ts';
import { openComments, peopleOn } from './read-comments.ts';
import { storeComment } from './store-comment.ts';
import { letterComments } from './tables.ts';

/**
 * POST /letter/api/Letter/{id}/comments: notifies the other makers. Replies are one level deep: deeper ones get
 * the same parent. Idempotent by id.
 * @throws Refusal 404 unseen; 403 outside, or for reading only; 409 once it is signed, or another’s id; 422 text, parent
 * or mentions
 */
export async function addComment(
  deps: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<CommentCalls['add']>,
): Promise<string> {
  const letter = await openComments(deps, actor, id);
  await assertMaySpeak(deps.db, actor, letter);
  assertUnsigned(letter);
  const { id: sentId, text, parentId, mentions, anchor, proposal } = body();
  return deps.db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    await assertMaySpeak(tx, actor, now);
    assertUnsigned(now);
    if (sentId && (await isRepeated(tx, actor, { id: sentId, text, place: now.id }, repeated))) return sentId;
    const parent = parentId ? await findComment(tx, letter, parentId).catch(() => undefined) : null;
    if (parent === undefined || parent?.deletedAt)
      throw invalid({
        parentId: [
          translate({
            id: 'Komentar yang dibalas tidak ditemukan.',
            en: 'The comment replied to was not found.',
          }),
        ],
      });
    const known = new Set((await peopleOn(tx, letter.id)).map((person) => person.userId));
    const mentioned = mentions.map((userId) => userId.toLowerCase());
    if (mentioned.some((userId) => !known.has(userId)))
      throw invalid({
        mentions: [
          translate({
            id: 'Orang yang disebut tidak ada pada naskah ini.',
            en: 'Somebody who is mentioned has no part in this letter.',
          }),
        ],
      });
    if (anchor && typeof proposal === 'string' && !(await isReplaceable(tx, now, anchor)))
      throw invalid({ proposal: [translate(commentMessages.notReplaceable)] });
    const said = {
      id: sentId,
      text,
      parentId: parent ? (parent.parentId ?? parent.id) : null,
      anchor,
      proposal,
    };
    return storeComment(tx, actor, now, said, mentioned);
  });
}

const repeated = {
  of: letterComments,
  placeOf: letterComments.letterId,
  taken: {
    id: 'Komentar dengan tanda pengenal ini sudah ada.',
    en: 'There is already a comment with this id.',
  },
};

/** PUT /letter/api/Letter/{id}/comments/{commentId} {text}: by its author. @throws as addComment; 403 for another's; 409 deleted */
export async function changeComment(
  deps: Deps,
  actor: Actor,
  id: string,
  commentId: string,
  body: ReadBody<CommentCalls['change']>,
): Promise<void> {
  const { letter, comment } = await openOwn(deps, actor, id, commentId);
  const { text } = body();
  if (text === comment.text) return;
  await deps.db.transaction(async (tx) => {
    assertUnsigned(await lockLetter(tx, letter.id));
    const changed = await tx
      .update(letterComments)
      .set({ text, editedAt: new Date() })
      .where(and(eq(letterComments.id, comment.id), isNull(letterComments.deletedAt)))
      .returning({ id: letterComments.id });
    if (changed.length === 0) throw alreadyDeleted();
  });
}

/**
 * DELETE /letter/api/Letter/{id}/comments/{commentId}: by its author; its answers stay.
 * @throws as changeComment; 409 an accepted suggestion, whose words stand in the text
 */
export async function deleteComment(deps: Deps, actor: Actor, id: string, commentId: string): Promise<void> {
  const { letter, comment } = await openOwn(deps, actor, id, commentId);
  await deps.db.transaction(async (tx) => {
    const now = await lockComment(tx, letter.id, comment.id);
    if (now.outcome === 'accepted') throw conflict(translate(commentMessages.accepted));
    await tx.update(letterComments).set({ deletedAt: new Date() }).where(eq(letterComments.id, comment.id));
    await recordAudit(tx, {
      actor,
      action: 'delete-comment',
      resource: 'letter',
      recordId: letter.id,
      before: { commentId: comment.id, text: comment.text },
    });
  });
}

/**
 * POST …/{commentId}/resolve and /reopen: open to all who may comment.
 * A rejected suggestion is open again.
 * @throws as addComment; 409 already so, an open suggestion, or an accepted one
 */
export async function settleComment(
  deps: Deps,
  actor: Actor,
  id: string,
  commentId: string,
  isResolved: boolean,
): Promise<void> {
  const letter = await openComments(deps, actor, id);
  await assertMaySpeak(deps.db, actor, letter);
  const comment = await findComment(deps.db, letter, commentId);
  assertUnsigned(letter);
  if (comment.parentId)
    throw invalid({
      _: [
        translate({
          id: 'Tandai komentar pertamanya, bukan balasannya.',
          en: 'Mark the first comment, not a reply to it.',
        }),
      ],
    });
  await deps.db.transaction(async (tx) => {
    const now = await lockComment(tx, letter.id, comment.id);
    if (now.proposal !== null && isResolved) throw conflict(translate(commentMessages.decideIt));
    if (now.outcome === 'accepted') throw conflict(translate(commentMessages.accepted));
    if ((now.resolvedAt !== null) === isResolved)
      throw conflict(
        isResolved
          ? translate({
              id: 'Komentar ini sudah ditandai selesai.',
              en: 'This comment is already marked as done.',
            })
          : translate({ id: 'Komentar ini sudah dibuka kembali.', en: 'This comment is already reopened.' }),
      );
    await tx
      .update(letterComments)
      .set(
        isResolved
          ? { resolvedAt: new Date(), resolvedByUserId: actor.userId }
          : { resolvedAt: null, resolvedByUserId: null, outcome: null },
      )
      .where(eq(letterComments.id, comment.id));
  });
}

async function assertMaySpeak(executor: Executor, actor: Actor, letter: LetterRow): Promise<void> {
  if (!mayComment(actor, letter, await makersOf(executor, letter.id))) throw forbidden();
}

function assertUnsigned(letter: LetterRow): void {
  if (isFixed(letter.state))
    throw conflict(
      translate({
        id: 'Naskah ini sudah ditandatangani. Komentarnya tidak dapat ditambah atau diubah.',
        en: 'This letter is signed. Its comments can no longer be added to or changed.',
      }),
    );
}

async function openOwn(deps: Deps, actor: Actor, id: string, commentId: string) {
  const letter = await openComments(deps, actor, id);
  await assertMaySpeak(deps.db, actor, letter);
  const comment = await findComment(deps.db, letter, commentId);
  if (comment.userId !== actor.userId) throw forbidden();
  assertUnsigned(letter);
  if (comment.deletedAt) throw alreadyDeleted();
  return { letter, comment };
}

/**
 * Locks a comment to be settled or deleted, after its letter.
 * @throws Refusal 409 once the letter is signed, or the comment deleted
 */
async function lockComment(tx: Executor, letterId: string, commentId: string) {
  assertUnsigned(await lockLetter(tx, letterId));
  const [now] = await tx.select().from(letterComments).where(eq(letterComments.id, commentId)).for('update');
  if (!now || now.deletedAt) throw alreadyDeleted();
  return now;
}

const alreadyDeleted = () => conflict(translate(commentMessages.deleted));
