import { sql } from 'drizzle-orm';
import type { InboxFiling } from '../../../domain/calls/archive-filing.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import {
  archiveLetters,
  assertNotTaken,
  findInboxItem,
  mayHandle,
  recordStep,
  takeIfOffered,
} from '../../letters/index.ts';
import { fileInto, forgetFiled, seenTarget } from './file-items.ts';

/**
 * POST /letter/api/Inbox/{id}/file {filingUnitId} (SPEC B1.6, B7): files the letter's archive item in the actor's
 * unit; null takes it out again.
 * @returns the previous filing unit, if any
 * @throws Refusal 404 unseen item or filing unit; 403 a delegate without the scope "disposisi", or no filing units;
 * 409 closed, taken by a colleague or of another unit; 422
 */
export async function fileInboxItem(
  deps: Deps,
  actor: Actor,
  itemId: string,
  body: () => InboxFiling,
): Promise<string | null> {
  const item = await findInboxItem(deps.db, actor, itemId);
  if (!mayHandle(actor)) throw forbidden();
  assertNotTaken(item);
  const { filingUnitId } = body();
  const before = await deps.db.transaction(async (tx) => {
    const unit = filingUnitId ? await seenTarget(tx, actor, filingUnitId) : null;
    const own = await ownItem(tx, actor, item.letterId);
    // It lies there already: there is nothing to do.
    if (own.filingUnitId === filingUnitId) return own.filingUnitId;
    await takeIfOffered(tx, actor, item);
    await fileInto(tx, actor, [own.id], filingUnitId);
    const note = unit ? `Berkas ${unit.code}` : `Dikeluarkan dari berkas ${own.filingUnitCode}`;
    await recordStep(tx, actor, item.letterId, 'filed', { note });
    return own.filingUnitId;
  });
  forgetFiled();
  return before;
}

type Own = { id: string; filingUnitId: string | null; filingUnitCode: string | null };

/** Finds the letter's item in the actor's unit; creates it for letters sent before the archive existed. */
async function ownItem(tx: Executor, actor: Actor, letterId: string): Promise<Own> {
  await archiveLetters(tx, sql`l.id = ${letterId}`);
  const { rows } = await tx.execute<Own>(sql`
    select a.id, a.filing_unit_id as "filingUnitId", f.code as "filingUnitCode"
    from archive a join archive_letter s on s.archive_id = a.id left join filing_unit f on f.id = a.filing_unit_id
    where s.letter_id = ${letterId} and s.kind = 'source' and a.unit_id = ${actor.unitId}`);
  const [own] = rows;
  if (!own)
    throw conflict(
      translate({
        id: 'Unit Anda bukan penerima naskah ini, sehingga tidak menyimpannya sebagai arsip.',
        en: 'Your unit did not receive this letter, so it does not keep it in the archive.',
      }),
    );
  return own;
}
