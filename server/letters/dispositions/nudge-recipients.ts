import { eq } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { DispositionCalls } from '../../../domain/calls/letters/dispositions.ts';
import { recipientName } from '../../../domain/letters/disposition.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { recordStep } from '../flow/history.ts';
import { letterTimeline } from '../parts/tables.ts';
import { nudgedAgain, remindersLately } from '../reminding/nudged-again.ts';
import { type Found, lockDisposition } from './find-disposition.ts';
import { assertOpen, findAsGiver } from './giver-steps.ts';
import { notifyOfDisposition } from './notify.ts';
import { undoneOf } from './tree.ts';

/**
 * Reminds those who are not done with a disposition, at most once in four hours.
 * @throws Refusal 404 unseen; 403 when the actor did not give it; 409 when it is over, everybody is done, or they were
 * reminded within the last four hours; 422 wrong note
 */
export async function nudgeRecipients(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<DispositionCalls['nudge']>,
): Promise<void> {
  const before = await findAsGiver(db, actor, id);
  assertWaits(before);
  const { note } = body();
  await db.transaction(async (tx) => {
    const now = await lockDisposition(tx, actor, before);
    const waiting = assertWaits(now);
    await assertRested(tx, now.given.id);
    await recordStep(tx, actor, now.letter.id, 'disposition-nudged', {
      note: [waiting.map(recipientName).join(', '), note].filter(Boolean).join(': '),
      dispositionId: now.given.id,
    });
    await recordAudit(tx, {
      actor,
      action: 'nudge',
      resource: 'disposition',
      recordId: now.given.id,
      after: { note: note || null },
    });
    const notice = {
      kind: 'disposisi.tenggat',
      title: { id: 'Pengingat: disposisi menunggu Anda', en: 'Reminder: a disposition is waiting for you' },
      dispositionId: now.given.id,
      direction: 'in',
      more: note ?? null,
    } as const;
    await notifyOfDisposition(tx, now.letter, waiting, notice, actor.userId);
  });
}

function assertWaits(found: Found) {
  assertOpen(found);
  const waiting = undoneOf(found.tree, found.given.id);
  if (waiting.length === 0)
    throw conflict(
      translate({ id: 'Semua penerima sudah selesai.', en: 'All recipients are already done.' }),
    );
  return waiting;
}

async function assertRested(tx: Executor, dispositionId: string): Promise<void> {
  const [last] = await remindersLately(
    tx,
    'disposition-nudged',
    eq(letterTimeline.dispositionId, dispositionId),
  );
  if (last) throw nudgedAgain(last.at);
}
