import { and, eq, isNull } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { DispositionCalls } from '../../../domain/calls/letters/dispositions.ts';
import { type DispositionEvent, isDone } from '../../../domain/letters/disposition-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { settleUnasked } from '../flow/end-tasks.ts';
import { recordStep } from '../flow/history.ts';
import { tasks } from '../lists/tables.ts';
import { workerAt } from '../rules/own-desk.ts';
import { assertMayOpen, mayHandle } from '../rules/rights.ts';
import { auditPart } from './audit-part.ts';
import { findDisposition, lockDisposition, type Mine, recipientIn } from './find-disposition.ts';
import { movePart } from './move-part.ts';
import { notifyOfDisposition } from './notify.ts';
import { doerOf, firstRead, readersWith } from './read-state.ts';

import { isOpen } from './tree.ts';

// The taker of a shared post's disposition owns it (DOMAIN 6). All
// answer 404 unseen, 403 others, 409 closed or done.

/**
 * Takes it; the others see the owner.
 * @throws Refusal 403 also once a colleague has taken it; 409 taken by the actor already
 */
export async function takeDisposition({ db }: Deps, actor: Actor, id: string): Promise<void> {
  const before = await findOpen(db, actor, id);
  assertFree(before);
  await db.transaction(async (tx) => {
    const now = recipientIn(await lockDisposition(tx, actor, before), actor);
    assertWaits(now);
    assertFree(now);
    await take(tx, actor, now);
  });
}

/**
 * Hands it back to all holders of the post, with a note.
 * @throws Refusal 409 where it was not offered; 422 no note
 */
export async function handBackDisposition(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<DispositionCalls['handBack']>,
): Promise<void> {
  const before = await findOpen(db, actor, id);
  assertTaken(actor, before);
  const { note } = body();
  await db.transaction(async (tx) => {
    const now = recipientIn(await lockDisposition(tx, actor, before), actor);
    assertWaits(now);
    assertTaken(actor, now);
    const { letter, given, mine } = now;
    await movePart(tx, mine, 'disposition-handed-back', { userId: null, startedAt: null });
    await tx
      .update(tasks)
      .set({ onlyUserId: null })
      .where(and(waiting(given.id, mine.positionId), eq(tasks.onlyUserId, doerOf(actor))));
    await recordStep(tx, actor, letter.id, 'disposition-handed-back', { note, dispositionId: given.id });
    await auditPart(tx, actor, now, 'hand-back', { note });
    const notice = {
      kind: 'disposisi.masuk',
      title: { id: 'Disposisi dikembalikan kepada jabatan', en: 'Disposition handed back to the post' },
      dispositionId: given.id,
      direction: 'in',
    } as const;
    await notifyOfDisposition(
      tx,
      letter,
      [{ positionId: mine.positionId, userId: null }],
      notice,
      actor.userId,
    );
  });
}

/** Makes the actor its owner unless it has one. The letter must be locked. */
export async function take(tx: Executor, actor: Actor, now: Mine): Promise<void> {
  const { letter, given, mine } = now;
  if (mine.userId !== null) return;
  const at = new Date();
  await movePart(tx, mine, 'disposition-taken', {
    userId: doerOf(actor),
    readAt: firstRead(mine, at),
    readBy: readersWith(actor, mine),
  });
  const taken = await tx
    .update(tasks)
    .set({ onlyUserId: workerAt(letter, mine.positionId, doerOf(actor)) })
    .where(and(waiting(given.id, mine.positionId), isNull(tasks.onlyUserId)))
    .returning();
  await settleUnasked(tx, [letter], taken, at);
  await recordStep(tx, actor, letter.id, 'disposition-taken', {
    note: mine.positionName,
    at,
    dispositionId: given.id,
  });
  await auditPart(tx, actor, now, 'take');
}

/** Starting the work also marks it as read, and takes it when it was offered to the post. */
export async function begin(
  tx: Executor,
  actor: Actor,
  now: Mine,
  event: DispositionEvent,
  { at = new Date(), doneAt = null }: { at?: Date; doneAt?: Date | null } = {},
): Promise<void> {
  const { mine } = now;
  await take(tx, actor, now);
  await movePart(tx, mine, event, {
    readAt: mine.readAt ? new Date(mine.readAt) : at,
    startedAt: mine.startedAt ? new Date(mine.startedAt) : at,
    doneAt,
  });
}

const waiting = (dispositionId: string, positionId: string) =>
  and(
    eq(tasks.dispositionId, dispositionId),
    eq(tasks.kind, 'disposition-in'),
    eq(tasks.positionId, positionId),
    isNull(tasks.doneAt),
  );

async function findOpen(executor: Executor, actor: Actor, id: string): Promise<Mine> {
  const found = await findDisposition(executor, actor, id);
  assertMayOpen(actor, '/naskah-dinas/tugas');
  if (!mayHandle(actor)) throw forbidden();
  const mine = recipientIn(found, actor);
  assertWaits(mine);
  return mine;
}

function assertWaits({ given, mine }: Mine): void {
  if (!isOpen(given) || isDone(mine.state))
    throw conflict(
      translate({
        id: 'Disposisi ini sudah selesai atau ditutup.',
        en: 'This disposition is done or closed.',
      }),
    );
}

function assertFree({ mine }: Mine): void {
  if (mine.userId !== null)
    throw conflict(
      translate({
        id: 'Disposisi ini sudah ditujukan kepada Anda.',
        en: 'This disposition is yours already.',
      }),
    );
}

function assertTaken(actor: Actor, { mine }: Mine): void {
  if (!mine.isOffered || mine.userId !== doerOf(actor))
    throw conflict(
      translate({
        id: 'Hanya yang Anda ambil dari jabatan bersama yang dapat dikembalikan.',
        en: 'Only what you took from a shared post can be handed back.',
      }),
    );
}
