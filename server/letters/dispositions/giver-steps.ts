import { eq } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { DispositionCalls } from '../../../domain/calls/letters/dispositions.ts';
import { recipientName } from '../../../domain/letters/disposition.ts';
import { undoTime } from '../../../domain/letters/disposition-deadline.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { recordStep } from '../flow/history.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { closeBranches } from './close-branches.ts';
import { type Found, findDisposition, lockDisposition } from './find-disposition.ts';
import { notifyOfDisposition } from './notify.ts';
import { reasonToForce } from './reason-to-force.ts';
import { mayDispose } from './rights.ts';
import { dispositions } from './tables.ts';
import { isOpen, recipientsOf, undoneOf } from './tree.ts';
import { endTasksOf } from './work.ts';

// Steps of the giver. All answer 404 unseen, 403 when the actor did not give it or may not dispose.

/**
 * Withdraws a disposition that is still unread (DOMAIN 7).
 * @throws Refusal 409 once one recipient has read it, or when it is closed or withdrawn; 422 without a reason
 */
export async function withdrawDisposition(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<DispositionCalls['withdraw']>,
): Promise<void> {
  const before = await findAsGiver(db, actor, id);
  assertUnread(before);
  const { reason } = body();
  await db.transaction(async (tx) => {
    const now = await lockDisposition(tx, actor, before);
    assertUnread(now);
    await withdraw(tx, actor, now, reason);
  });
}

/**
 * Takes a disposition back within a minute of sending, read or not; whoever read it is told (DOMAIN 7).
 * @throws Refusal 409 after that, when it is closed or withdrawn, or when work on it has begun
 */
export async function undoDisposition({ db }: Deps, actor: Actor, id: string): Promise<void> {
  const before = await findAsGiver(db, actor, id);
  assertJustGiven(before);
  await db.transaction(async (tx) => {
    const now = await lockDisposition(tx, actor, before);
    assertJustGiven(now);
    await withdraw(tx, actor, now, null);
  });
}

/** Whether it may be taken back without asking. */
export const isJustGiven = ({ given, tree }: Pick<Found, 'given' | 'tree'>, now = new Date()): boolean =>
  now.getTime() - new Date(given.createdAt).getTime() < undoTime + onTheWay &&
  recipientsOf(tree, given.id).every(({ startedAt }) => startedAt === null);

/** The minute is counted where it is pressed. */
const onTheWay = 5000;

function assertJustGiven(found: Found): void {
  assertOpen(found);
  if (!isJustGiven(found))
    throw conflict(
      translate({
        id: 'Disposisi ini tidak dapat diurungkan lagi: waktunya lewat, atau sudah dikerjakan.',
        en: 'This disposition can no longer be undone: the time is over, or work on it has begun.',
      }),
    );
}

async function withdraw(tx: Executor, actor: Actor, now: Found, reason: string | null): Promise<void> {
  const at = new Date();
  await tx
    .update(dispositions)
    .set({ withdrawnAt: at, endReason: reason })
    .where(eq(dispositions.id, now.given.id));
  await endTasksOf(tx, now.letter, [now.given.id], at);
  const recipients = recipientsOf(now.tree, now.given.id);
  const names = recipients.map(recipientName).join(', ');
  await recordStep(tx, actor, now.letter.id, 'disposition-withdrawn', {
    note: `Dari ${names}`,
    at,
    dispositionId: now.given.id,
  });
  await audit(tx, actor, now, 'withdraw', { reason });
  const notice = {
    kind: 'disposisi.masuk',
    title: {
      id: `Disposisi ditarik oleh ${now.given.fromName}`,
      en: `Disposition withdrawn by ${now.given.fromName}`,
    },
    dispositionId: now.given.id,
    direction: 'in',
  } as const;
  await notifyOfDisposition(tx, now.letter, recipients, notice, actor.userId);
}

/**
 * Closes a disposition. With unfinished recipients it takes a reason, and closes what is open below.
 * @throws Refusal 409 when closed or withdrawn, or with open recipients and not forced; 422 forced without a reason
 */
export async function closeDisposition(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<DispositionCalls['close']>,
): Promise<void> {
  const before = await findAsGiver(db, actor, id);
  assertOpen(before);
  const sent = body();
  const reason = reasonToForce(sent);
  await db.transaction(async (tx) => {
    const now = await lockDisposition(tx, actor, before);
    assertOpen(now);
    const undone = undoneOf(now.tree, now.given.id);
    if (undone.length > 0 && !sent.force)
      throw conflict(
        translate({
          id: `Belum selesai: ${undone.map(recipientName).join(', ')}. Tunggu, atau tutup dengan alasan.`,
          en: `Not done yet: ${undone.map(recipientName).join(', ')}. Wait, or close it with a reason.`,
        }),
      );
    await closeBranches(tx, actor, now, [now.given], reason ?? '');
    await recordStep(tx, actor, now.letter.id, 'disposition-closed', {
      note: now.given.fromPositionName,
      dispositionId: now.given.id,
    });
    await audit(tx, actor, now, 'close', { forced: undone.length > 0, reason });
  });
}

/** @throws Refusal 404, 403 */
export async function findAsGiver(executor: Executor, actor: Actor, id: string): Promise<Found> {
  const found = await findDisposition(executor, actor, id);
  assertMayOpen(actor, '/naskah-dinas/tugas');
  if (!found.isGiver || !(await mayDispose(executor, actor)))
    throw forbidden(
      translate({
        id: 'Hanya pemberi disposisi yang dapat melakukan ini.',
        en: 'Only whoever gave the disposition can do this.',
      }),
    );
  return found;
}

export function assertOpen({ given }: Found): void {
  if (given.withdrawnAt)
    throw conflict(translate({ id: 'Disposisi ini sudah ditarik.', en: 'This disposition is withdrawn.' }));
  if (!isOpen(given))
    throw conflict(translate({ id: 'Disposisi ini sudah ditutup.', en: 'This disposition is closed.' }));
}

function assertUnread(found: Found): void {
  assertOpen(found);
  const reader = recipientsOf(found.tree, found.given.id).find((one) => one.readAt !== null);
  if (reader)
    throw conflict(
      translate({
        id: `${recipientName(reader)} sudah membaca disposisi ini, jadi tidak dapat ditarik.`,
        en: `${recipientName(reader)} has read this disposition, so it cannot be withdrawn.`,
      }),
    );
}

const audit = (tx: Executor, actor: Actor, { given }: Found, action: string, after: object) =>
  recordAudit(tx, { actor, action, resource: 'disposition', recordId: given.id, after });
