import { and, eq, isNull } from 'drizzle-orm';
import { type DispositionEvent, isDone } from '../../../domain/letters/disposition-life.ts';
import { say } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { recordStep } from '../flow/history.ts';
import { workerAt } from '../rules/own-desk.ts';
import { assertMayOpen, mayHandle } from '../rules/rights.ts';
import { tasks } from '../tables.ts';
import { auditPart } from './audit-part.ts';
import { checked, handBackSchema } from './body.ts';
import { findDisposition, lockDisposition, type Mine, recipientIn } from './find-disposition.ts';
import { movePart } from './move-part.ts';
import { doerOf, firstRead, readersWith } from './read-state.ts';
import { tellOfDisposition } from './tell.ts';
import { isOpen } from './tree.ts';

// A disposition to a whole shared post is offered to all holders; its taker owns it (DOMAIN 6). All answer 404
// unseen, 403 for others, 409 closed or done.

/**
 * Takes it; the others see the owner.
 * @throws Refusal 403 also once a colleague has taken it; 409 taken by the actor already
 */
export async function takeDisposition({ db }: Deps, who: Who, id: string): Promise<void> {
  const before = await findOpen(db, who, id);
  assertFree(before);
  await db.transaction(async (tx) => {
    const now = recipientIn(await lockDisposition(tx, who, before), who);
    assertWaits(now);
    assertFree(now);
    await take(tx, who, now);
  });
}

/**
 * Hands it back to all holders of the post, with a note.
 * @throws Refusal 409 where it was not offered; 422 no note
 */
export async function handBackDisposition({ db }: Deps, who: Who, id: string, body: unknown): Promise<void> {
  const before = await findOpen(db, who, id);
  assertTaken(who, before);
  const { note } = checked(handBackSchema, body);
  await db.transaction(async (tx) => {
    const now = recipientIn(await lockDisposition(tx, who, before), who);
    assertWaits(now);
    assertTaken(who, now);
    const { letter, given, mine } = now;
    await movePart(tx, mine, 'disposition-handed-back', { userId: null, startedAt: null });
    await tx
      .update(tasks)
      .set({ onlyUserId: null })
      .where(and(waiting(given.id, mine.positionId), eq(tasks.onlyUserId, doerOf(who))));
    await recordStep(tx, who, letter.id, 'disposition-handed-back', { note, dispositionId: given.id });
    await auditPart(tx, who, now, 'hand-back', { note });
    const notice = {
      kind: 'disposisi.masuk',
      title: { id: 'Disposisi dikembalikan kepada jabatan', en: 'Disposition handed back to the post' },
      dispositionId: given.id,
      direction: 'in',
    } as const;
    await tellOfDisposition(tx, letter, [{ positionId: mine.positionId, userId: null }], notice, who.userId);
  });
}

/** Makes the actor its owner unless it has one. The letter must be locked. */
export async function take(tx: Executor, who: Who, now: Mine): Promise<void> {
  const { letter, given, mine } = now;
  if (mine.userId !== null) return;
  const at = new Date();
  await movePart(tx, mine, 'disposition-taken', {
    userId: doerOf(who),
    readAt: firstRead(mine, at),
    readBy: readersWith(who, mine),
  });
  await tx
    .update(tasks)
    .set({ onlyUserId: workerAt(letter, mine.positionId, doerOf(who)) })
    .where(and(waiting(given.id, mine.positionId), isNull(tasks.onlyUserId)));
  await recordStep(tx, who, letter.id, 'disposition-taken', {
    note: mine.positionName,
    at,
    dispositionId: given.id,
  });
  await auditPart(tx, who, now, 'take');
}

/** Starting the work also marks it as read, and takes it when it was offered to the post. */
export async function begin(
  tx: Executor,
  who: Who,
  now: Mine,
  event: DispositionEvent,
  { at = new Date(), doneAt = null }: { at?: Date; doneAt?: Date | null } = {},
): Promise<void> {
  const { mine } = now;
  await take(tx, who, now);
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

async function findOpen(executor: Executor, who: Who, id: string): Promise<Mine> {
  const found = await findDisposition(executor, who, id);
  assertMayOpen(who, '/naskah-dinas/tugas');
  if (!mayHandle(who)) throw forbidden();
  const mine = recipientIn(found, who);
  assertWaits(mine);
  return mine;
}

function assertWaits({ given, mine }: Mine): void {
  if (!isOpen(given) || isDone(mine.state))
    throw conflict(
      say({ id: 'Disposisi ini sudah selesai atau ditutup.', en: 'This disposition is done or closed.' }),
    );
}

function assertFree({ mine }: Mine): void {
  if (mine.userId !== null)
    throw conflict(
      say({ id: 'Disposisi ini sudah ditujukan kepada Anda.', en: 'This disposition is yours already.' }),
    );
}

function assertTaken(who: Who, { mine }: Mine): void {
  if (!mine.isOffered || mine.userId !== doerOf(who))
    throw conflict(
      say({
        id: 'Hanya yang Anda ambil dari jabatan bersama yang dapat dikembalikan.',
        en: 'Only what you took from a shared post can be handed back.',
      }),
    );
}
