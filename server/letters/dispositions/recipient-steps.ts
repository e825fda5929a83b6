import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { DispositionCalls } from '../../../domain/calls/letters/dispositions.ts';
import { isDone, isStarted, isUnread } from '../../../domain/letters/disposition-life.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { recordStep } from '../flow/history.ts';
import { assertMayOpen, mayHandle } from '../rules/rights.ts';
import { auditPart } from './audit-part.ts';
import { closeBranches } from './close-branches.ts';
import { findDisposition, lockDisposition, type Mine, recipientIn } from './find-disposition.ts';
import { movePart } from './move-part.ts';
import { notifyOfDisposition } from './notify.ts';
import { doerOf, firstRead, readersWith, stateFor } from './read-state.ts';
import { reasonToForce } from './reason-to-force.ts';
import { addReport, hasReported, needsReport, storeReportFiles } from './reports.ts';
import { begin } from './take-disposition.ts';
import { giverOf, isOpen, openChildrenOf } from './tree.ts';
import { endRecipientTask } from './work.ts';

// Steps of a recipient (DOMAIN 7). All answer 404 unseen, 403 without the
// post's dispositions, 409 when closed or done.

/** Marks it as read; again changes nothing. */
export async function readDisposition({ db }: Deps, actor: Actor, id: string): Promise<void> {
  const before = await findAsRecipient(db, actor, id);
  if (!isUnread(stateFor(actor, before.mine))) return;
  await db.transaction(async (tx) => {
    const { letter, mine } = recipientIn(await lockDisposition(tx, actor, before), actor);
    if (!isUnread(stateFor(actor, mine))) return;
    await movePart(tx, mine, 'disposition-read', {
      readAt: firstRead(mine),
      readBy: readersWith(actor, mine),
    });
    await recordStep(tx, actor, letter.id, 'disposition-read', {
      note: mine.positionName,
      dispositionId: before.given.id,
    });
    await auditPart(tx, actor, before, 'read');
  });
}

/** Begins the work. */
export async function startDisposition({ db }: Deps, actor: Actor, id: string): Promise<void> {
  const before = await findAsRecipient(db, actor, id);
  assertNotStarted(before);
  await db.transaction(async (tx) => {
    const now = recipientIn(await lockDisposition(tx, actor, before), actor);
    assertNotStarted(now);
    await begin(tx, actor, now, 'disposition-started');
    await recordStep(tx, actor, now.letter.id, 'disposition-started', {
      note: now.mine.positionName,
      dispositionId: now.given.id,
    });
    await auditPart(tx, actor, now, 'start');
  });
}

/**
 * Adds a report on the work (laporan tindak lanjut), which also starts the part. Idempotent by id.
 * @throws Refusal 422 without text; 409 another’s id
 */
export async function reportDisposition(
  deps: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<DispositionCalls['report']>,
): Promise<void> {
  const before = await findAsRecipient(deps.db, actor, id);
  assertUndone(before);
  const { id: reportId, text, files } = body();
  const stored = await storeReportFiles(deps.files, files);
  await deps.db.transaction(async (tx) => {
    const now = recipientIn(await lockDisposition(tx, actor, before), actor);
    assertUndone(now);
    if (!(await addReport(tx, actor, now.mine.id, { id: reportId, text, files: stored }))) return;
    await begin(tx, actor, now, 'disposition-reported');
    await recordStep(tx, actor, now.letter.id, 'disposition-reported', {
      note: now.mine.positionName,
      dispositionId: now.given.id,
    });
    await auditPart(tx, actor, now, 'report');
    await notifyGiver(tx, actor, now, {
      id: 'Laporan tindak lanjut disposisi',
      en: 'Progress report on a disposition',
    });
  });
}

/**
 * Finishes the actor's part. Open dispositions below must be closed first, or are closed with it when forced with a
 * reason.
 * @throws Refusal 409 also with open dispositions below; 422 without a report where an instruction asks for one
 */
export async function finishDisposition(
  deps: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<DispositionCalls['done']>,
): Promise<void> {
  const before = await findAsRecipient(deps.db, actor, id);
  assertUndone(before);
  const sent = body();
  const reason = reasonToForce(sent);
  if (!sent.report && sent.files.length > 0)
    throw invalid({
      report: [translate({ id: 'Tuliskan laporan untuk berkas ini.', en: 'Write a report for this file.' })],
    });
  const stored = await storeReportFiles(deps.files, sent.files);
  await deps.db.transaction(async (tx) => {
    const now = recipientIn(await lockDisposition(tx, actor, before), actor);
    assertUndone(now);
    const { mine, letter, tree } = now;
    const below = openChildrenOf(tree, mine.id);
    if (below.length > 0 && !sent.force)
      throw conflict(
        translate({
          id: `${below.length} disposisi lanjutan Anda belum ditutup. Tutup dahulu, atau selesaikan dengan alasan.`,
          en: `Dispositions you passed on that are still open: ${below.length}. Close them first, or finish with a reason.`,
        }),
      );
    if (sent.report) await addReport(tx, actor, mine.id, { text: sent.report, files: stored });
    else if ((await needsReport(tx, now.given)) && !(await hasReported(tx, mine.id)))
      throw invalid({
        report: [
          translate({
            id: 'Instruksi ini memerlukan laporan tindak lanjut.',
            en: 'This instruction needs a report of what was done.',
          }),
        ],
      });
    const at = new Date();
    await closeBranches(tx, actor, now, below, reason ?? '', at);
    await begin(tx, actor, now, 'disposition-done', { at, doneAt: at });
    await endRecipientTask(tx, letter, now.given.id, { ...mine, userId: mine.userId ?? doerOf(actor) }, at);
    await recordStep(tx, actor, letter.id, 'disposition-done', {
      note: mine.positionName,
      at,
      dispositionId: now.given.id,
    });
    await auditPart(tx, actor, now, 'done', { forced: below.length > 0, reason });
    await notifyGiver(tx, actor, now, { id: 'Disposisi diselesaikan', en: 'Disposition completed' });
  });
}

/** @throws Refusal 404, 403 */
async function findAsRecipient(executor: Executor, actor: Actor, id: string): Promise<Mine> {
  const found = await findDisposition(executor, actor, id);
  assertMayOpen(actor, '/naskah-dinas/tugas');
  if (!mayHandle(actor)) throw forbidden();
  return recipientIn(found, actor);
}

function assertUndone({ given, mine }: Mine): void {
  if (!isOpen(given))
    throw conflict(translate({ id: 'Disposisi ini sudah ditutup.', en: 'This disposition is closed.' }));
  if (isDone(mine.state))
    throw conflict(
      translate({
        id: 'Disposisi ini sudah Anda selesaikan.',
        en: 'You have already finished this disposition.',
      }),
    );
}

function assertNotStarted(found: Mine): void {
  assertUndone(found);
  if (isStarted(found.mine.state))
    throw conflict(
      translate({ id: 'Disposisi ini sudah diproses.', en: 'This disposition is already in progress.' }),
    );
}

async function notifyGiver(
  tx: Executor,
  actor: Actor,
  { letter, given }: Mine,
  title: Message,
): Promise<void> {
  const giver = { positionId: given.fromPositionId, userId: giverOf(given) };
  const notice = {
    kind: 'disposisi.tindak-lanjut',
    title,
    dispositionId: given.id,
    direction: 'out',
  } as const;
  await notifyOfDisposition(tx, letter, [giver], notice, actor.userId);
}
