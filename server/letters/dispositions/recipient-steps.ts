import { isDone, isStarted, isUnread } from '../../../domain/letters/disposition-life.ts';
import { say, type Words } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { recordStep } from '../flow/history.ts';
import { assertMayOpen, mayHandle } from '../rules/rights.ts';
import { auditPart } from './audit-part.ts';
import { checked, doneSchema, reasonToForce, reportSchema } from './body.ts';
import { closeBranches } from './close-branches.ts';
import { findDisposition, lockDisposition, type Mine, recipientIn } from './find-disposition.ts';
import { movePart } from './move-part.ts';
import { doerOf, firstRead, readersWith, stateFor } from './read-state.ts';
import { addReport, hasReported, keepReportFiles, needsReport } from './reports.ts';
import { begin } from './take-disposition.ts';
import { tellOfDisposition } from './tell.ts';
import { giverOf, isOpen, openChildrenOf } from './tree.ts';
import { endRecipientTask } from './work.ts';

// Steps of a recipient: belum-dibaca, dibaca, diproses, selesai (DOMAIN 7). All answer 404 unseen, 403 for
// non-recipients or without permission for the post's dispositions, 409 when closed or done.

/** Marks it as read; again changes nothing. */
export async function readDisposition({ db }: Deps, who: Who, id: string): Promise<void> {
  const before = await findAsRecipient(db, who, id);
  if (!isUnread(stateFor(who, before.mine))) return;
  await db.transaction(async (tx) => {
    const { letter, mine } = recipientIn(await lockDisposition(tx, who, before), who);
    if (!isUnread(stateFor(who, mine))) return;
    await movePart(tx, mine, 'disposition-read', {
      readAt: firstRead(mine),
      readBy: readersWith(who, mine),
    });
    await recordStep(tx, who, letter.id, 'disposition-read', {
      note: mine.positionName,
      dispositionId: before.given.id,
    });
    await auditPart(tx, who, before, 'read');
  });
}

/** Begins the work. */
export async function startDisposition({ db }: Deps, who: Who, id: string): Promise<void> {
  const before = await findAsRecipient(db, who, id);
  assertNotStarted(before);
  await db.transaction(async (tx) => {
    const now = recipientIn(await lockDisposition(tx, who, before), who);
    assertNotStarted(now);
    await begin(tx, who, now, 'disposition-started');
    await recordStep(tx, who, now.letter.id, 'disposition-started', {
      note: now.mine.positionName,
      dispositionId: now.given.id,
    });
    await auditPart(tx, who, now, 'start');
  });
}

/**
 * Adds a report on the work (laporan tindak lanjut), which also starts the part.
 * @throws Refusal 422 without text
 */
export async function reportDisposition(deps: Deps, who: Who, id: string, body: unknown): Promise<void> {
  const before = await findAsRecipient(deps.db, who, id);
  assertUndone(before);
  const { text, files } = checked(reportSchema, body);
  const kept = await keepReportFiles(deps.files, files);
  await deps.db.transaction(async (tx) => {
    const now = recipientIn(await lockDisposition(tx, who, before), who);
    assertUndone(now);
    await begin(tx, who, now, 'disposition-reported');
    await addReport(tx, who, now.mine.id, text, kept);
    await recordStep(tx, who, now.letter.id, 'disposition-reported', {
      note: now.mine.positionName,
      dispositionId: now.given.id,
    });
    await auditPart(tx, who, now, 'report');
    await tellGiver(tx, who, now, {
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
export async function finishDisposition(deps: Deps, who: Who, id: string, body: unknown): Promise<void> {
  const before = await findAsRecipient(deps.db, who, id);
  assertUndone(before);
  const asked = checked(doneSchema, body);
  const reason = reasonToForce(asked);
  if (!asked.report && asked.files.length > 0)
    throw invalid({
      report: [say({ id: 'Tuliskan laporan untuk berkas ini.', en: 'Write a report for this file.' })],
    });
  const kept = await keepReportFiles(deps.files, asked.files);
  await deps.db.transaction(async (tx) => {
    const now = recipientIn(await lockDisposition(tx, who, before), who);
    assertUndone(now);
    const { mine, letter, tree } = now;
    const below = openChildrenOf(tree, mine.id);
    if (below.length > 0 && !asked.force)
      throw conflict(
        say({
          id: `${below.length} disposisi lanjutan Anda belum ditutup. Tutup dahulu, atau selesaikan dengan alasan.`,
          en: `Dispositions you passed on that are still open: ${below.length}. Close them first, or finish with a reason.`,
        }),
      );
    if (asked.report) await addReport(tx, who, mine.id, asked.report, kept);
    else if ((await needsReport(tx, now.given)) && !(await hasReported(tx, mine.id)))
      throw invalid({
        report: [
          say({
            id: 'Instruksi ini memerlukan laporan tindak lanjut.',
            en: 'This instruction needs a report of what was done.',
          }),
        ],
      });
    const at = new Date();
    await closeBranches(tx, who, now, below, reason ?? '', at);
    await begin(tx, who, now, 'disposition-done', { at, doneAt: at });
    await endRecipientTask(tx, now.given.id, { ...mine, userId: mine.userId ?? doerOf(who) }, at);
    await recordStep(tx, who, letter.id, 'disposition-done', {
      note: mine.positionName,
      at,
      dispositionId: now.given.id,
    });
    await auditPart(tx, who, now, 'done', { forced: below.length > 0, reason });
    await tellGiver(tx, who, now, { id: 'Disposisi diselesaikan', en: 'Disposition completed' });
  });
}

/** @throws Refusal 404, 403 */
async function findAsRecipient(executor: Executor, who: Who, id: string): Promise<Mine> {
  const found = await findDisposition(executor, who, id);
  assertMayOpen(who, '/naskah-dinas/tugas');
  if (!mayHandle(who)) throw forbidden();
  return recipientIn(found, who);
}

function assertUndone({ given, mine }: Mine): void {
  if (!isOpen(given))
    throw conflict(say({ id: 'Disposisi ini sudah ditutup.', en: 'This disposition is closed.' }));
  if (isDone(mine.state))
    throw conflict(
      say({ id: 'Disposisi ini sudah Anda selesaikan.', en: 'You have already finished this disposition.' }),
    );
}

function assertNotStarted(found: Mine): void {
  assertUndone(found);
  if (isStarted(found.mine.state))
    throw conflict(
      say({ id: 'Disposisi ini sudah diproses.', en: 'This disposition is already in progress.' }),
    );
}

async function tellGiver(tx: Executor, who: Who, { letter, given }: Mine, title: Words): Promise<void> {
  const giver = { positionId: given.fromPositionId, userId: giverOf(given) };
  const notice = {
    kind: 'disposisi.tindak-lanjut',
    title,
    dispositionId: given.id,
    direction: 'out',
  } as const;
  await tellOfDisposition(tx, letter, [giver], notice, who.userId);
}
