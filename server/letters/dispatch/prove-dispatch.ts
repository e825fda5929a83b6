import { and, eq, isNull } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { DispatchCalls } from '../../../domain/calls/letters/dispatch.ts';
import { proofLimit } from '../../../domain/letters/outgoing.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid, notFound } from '../../http/index.ts';
import { recordStep } from '../flow/history.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { bytesOf } from './bytes-of.ts';
import { assertDispatcher } from './may-dispatch.ts';
import { outcomeOf } from './outcome.ts';
import { type DispatchRow, letterDispatches } from './tables.ts';

/**
 * Stores the proof of delivery of a dispatch: receipt, receiver and time (SPEC B1.4, DOMAIN 2).
 * @throws Refusal 404 unseen, or a dispatch of another letter; 403 as dispatchLetter; 409 proved before, or one
 * that never left; 422 wrong fields, a file that is not accepted, a day before the dispatch or to come
 */
export async function proveDispatch(
  deps: Deps,
  actor: Actor,
  id: string,
  dispatchId: string,
  body: ReadBody<DispatchCalls['prove']>,
): Promise<void> {
  const letter = await findLetter(deps.db, actor, id);
  assertDispatcher(actor, letter);
  const dispatch = await findDispatch(deps.db, letter.id, dispatchId);
  if (dispatch.provedAt) throw alreadyProved();
  if ((await outcomeOf(deps.db, dispatch)).outcome === 'failed')
    throw conflict(
      translate({
        id: 'Pengiriman ini gagal, jadi tidak ada bukti terimanya.',
        en: 'This dispatch failed, so there is no proof of receipt.',
      }),
    );
  const { receiverName, receivedDate, fileName, content } = body();
  if (receivedDate > dayInWib())
    throw invalid({
      receivedDate: [
        translate({ id: 'Tanggal terima belum tiba.', en: 'The date of receipt is yet to come.' }),
      ],
    });
  if (receivedDate < dispatch.date)
    throw invalid({
      receivedDate: [
        translate({
          id: 'Tanggal terima sebelum tanggal pengiriman.',
          en: 'The date of receipt is before the date of dispatch.',
        }),
      ],
    });
  const stored = await deps.files.putFile(bytesOf(content), {
    name: fileName,
    maxBytes: proofLimit,
    field: 'content',
  });
  await deps.db.transaction(async (tx) => {
    await lockLetter(tx, letter.id);
    const at = new Date();
    const proof = {
      fileHash: stored.hash,
      fileName: stored.name,
      mimeType: stored.mimeType,
      size: stored.size,
      receiverName,
      receivedDate,
    };
    const done = await tx
      .update(letterDispatches)
      .set({ proof, provedAt: at, provedByUserId: actor.userId })
      .where(and(eq(letterDispatches.id, dispatch.id), isNull(letterDispatches.provedAt)))
      .returning({ id: letterDispatches.id });
    if (done.length === 0) throw alreadyProved();
    await recordStep(tx, actor, letter.id, 'dispatch-proved', {
      at,
      note: `Diterima ${receiverName}, ${longDate(receivedDate)}`,
    });
    await recordAudit(tx, {
      actor,
      action: 'prove-dispatch',
      resource: 'letter',
      recordId: letter.id,
      after: { dispatchId: dispatch.id, receiverName, receivedDate },
    });
  });
}

/** A dispatch of this letter. @throws Refusal 404 for any other */
export async function findDispatch(
  executor: Executor,
  letterId: string,
  dispatchId: string,
): Promise<DispatchRow> {
  const [found] = isId(dispatchId)
    ? await executor
        .select()
        .from(letterDispatches)
        .where(and(eq(letterDispatches.id, dispatchId), eq(letterDispatches.letterId, letterId)))
    : [];
  if (!found)
    throw notFound(translate({ id: 'Pengiriman tidak ditemukan.', en: 'This dispatch was not found.' }));
  return found;
}

const alreadyProved = () =>
  conflict(
    translate({
      id: 'Bukti pengiriman ini sudah dicatat.',
      en: 'The proof of this dispatch is already recorded.',
    }),
  );
