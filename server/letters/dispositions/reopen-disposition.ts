import { and, eq, isNotNull } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { DispositionCalls } from '../../../domain/calls/letters/dispositions.ts';
import { isDone } from '../../../domain/letters/disposition-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { recordStep } from '../flow/history.ts';
import { assertInForce } from '../rules/assert-in-force.ts';
import { assertMayOpen, mayHandle } from '../rules/rights.ts';
import { type Found, findDisposition, lockDisposition } from './find-disposition.ts';
import type { Received } from './load-tree.ts';
import { movePart } from './move-part.ts';
import { notifyOfDisposition } from './notify.ts';
import { mayDispose } from './rights.ts';
import { dispositions } from './tables.ts';
import { giverOf, isOpen, parentOf, recipientsOf, undoneOf } from './tree.ts';
import { addGiverTask, addRecipientTasks } from './work.ts';

/**
 * Reopens a recipient's part or the giver's disposition with its tasks,
 * not below a closed one. The reason is audited.
 * @throws Refusal 404 unseen; 403 neither recipient nor giver; 409 nothing to open, or closed above
 */
export async function reopenDisposition(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<DispositionCalls['reopen']>,
): Promise<void> {
  const before = await findDisposition(db, actor, id);
  assertMayOpen(actor, '/naskah-dinas/tugas');
  if (!mayHandle(actor) || !(before.mine || (before.isGiver && (await mayDispose(db, actor)))))
    throw forbidden();
  assertClosed(before);
  const { reason } = body();
  await db.transaction(async (tx) => {
    const now = await lockDisposition(tx, actor, before);
    const mine = assertClosed(now);
    const at = new Date();
    if (mine) await reopenPart(tx, actor, now, mine, at);
    else await reopenWhole(tx, actor, now, at);
    await recordStep(tx, actor, now.letter.id, 'disposition-reopened', {
      note: mine?.positionName ?? now.given.fromPositionName,
      at,
      dispositionId: now.given.id,
    });
    await recordAudit(tx, {
      actor,
      action: 'reopen',
      resource: 'disposition',
      recordId: now.given.id,
      after: { recipientId: mine?.id ?? null, reason: reason || null },
    });
  });
}

/** Picks what to reopen: the recipient's part, else (null) the disposition. */
function assertClosed({ letter, given, mine, isGiver }: Found): Received | null {
  assertInForce(letter);
  if (given.withdrawnAt)
    throw conflict(translate({ id: 'Disposisi ini sudah ditarik.', en: 'This disposition is withdrawn.' }));
  if (mine) {
    if (!isOpen(given))
      throw conflict(
        translate({
          id: 'Disposisi ini sudah ditutup oleh pemberinya.',
          en: 'Whoever gave this disposition has closed it.',
        }),
      );
    if (!isDone(mine.state))
      throw conflict(translate({ id: 'Disposisi ini belum selesai.', en: 'This disposition is not done.' }));
    return mine;
  }
  if (!isGiver) throw forbidden();
  if (isOpen(given))
    throw conflict(translate({ id: 'Disposisi ini masih terbuka.', en: 'This disposition is still open.' }));
  return null;
}

async function reopenPart(tx: Executor, actor: Actor, now: Found, mine: Received, at: Date): Promise<void> {
  await movePart(tx, mine, 'disposition-reopened', { doneAt: null });
  await addRecipientTasks(tx, now.letter, aboutOf(now), [mine], at);
  const giver = { positionId: now.given.fromPositionId, userId: giverOf(now.given) };
  const notice = {
    kind: 'disposisi.tindak-lanjut',
    title: { id: 'Disposisi dibuka kembali', en: 'Disposition reopened' },
    dispositionId: now.given.id,
    direction: 'out',
  } as const;
  await notifyOfDisposition(tx, now.letter, [giver], notice, actor.userId);
}

async function reopenWhole(tx: Executor, actor: Actor, now: Found, at: Date): Promise<void> {
  const { letter, tree, given } = now;
  assertOpenAbove(now);
  await tx
    .update(dispositions)
    .set({ closedAt: null, endReason: null })
    .where(and(eq(dispositions.id, given.id), isNotNull(dispositions.closedAt)));
  const undone = undoneOf(tree, given.id);
  await addRecipientTasks(tx, letter, aboutOf(now), undone, at);
  const responsible = recipientsOf(tree, given.id).find((one) => one.role === 'penanggung-jawab');
  if (responsible) await addGiverTask(tx, letter, aboutOf(now), responsible, at);
  const notice = {
    kind: 'disposisi.masuk',
    title: { id: 'Disposisi dibuka kembali', en: 'Disposition reopened' },
    dispositionId: given.id,
    direction: 'in',
  } as const;
  await notifyOfDisposition(tx, letter, undone, notice, actor.userId);
}

function assertOpenAbove({ tree, given }: Found): void {
  const parent = parentOf(tree, given);
  if (parent && (!isOpen(parent.given) || isDone(parent.by.state)))
    throw conflict(
      translate({
        id: 'Disposisi di atasnya sudah selesai. Buka kembali yang di atas lebih dahulu.',
        en: 'The disposition above it is done. Reopen that one first.',
      }),
    );
  if (!given.isItemOpen)
    throw conflict(
      translate({
        id: 'Naskahnya sudah diselesaikan. Buka kembali naskahnya lebih dahulu.',
        en: 'The letter is closed. Reopen the letter first.',
      }),
    );
}

const aboutOf = ({ given }: Found) => ({
  dispositionId: given.id,
  deadline: given.deadline,
  giver: { positionId: given.fromPositionId, userId: giverOf(given) },
});
