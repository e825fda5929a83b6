import { sql } from 'drizzle-orm';
import type { ChosenLetter, ReviewMany, SignMany } from '../../../domain/calls/letters/flow.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { endSilent } from './end-batch.ts';
import { readReview } from './review-many.ts';
import { runInBackground } from './run-batch.ts';
import { readSigning } from './sign-many.ts';
import { type Batch, type BatchAction, letterBatches } from './tables.ts';

type Log = (fault: unknown) => void;

/**
 * Starts reviewing many letters in the background.
 * @returns the batch; find-batch.ts reports its progress
 * @throws Refusal as reviewMany; 409 while another of the user's batches runs
 */
export async function startReviewing(
  deps: Deps,
  actor: Actor,
  body: () => ReviewMany,
  log: Log,
): Promise<Batch> {
  const { ids, decision, note } = readReview(actor, body);
  return start(deps, actor, { action: decision, note, letters: ids }, log);
}

/**
 * Starts signing many letters in the background, with one confirmation.
 * @throws Refusal as signMany; 409 while another batch runs
 */
export async function startSigning(deps: Deps, actor: Actor, body: () => SignMany, log: Log): Promise<Batch> {
  const { ids } = await readSigning(deps, actor, body);
  return start(deps, actor, { action: 'sign', note: null, letters: ids }, log);
}

async function start(
  deps: Deps,
  actor: Actor,
  work: { action: BatchAction; note: string | null; letters: ChosenLetter[] },
  log: Log,
): Promise<Batch> {
  await endSilent(deps, sql`owner_id = ${actor.userId}`);
  const [batch] = await deps.db
    .insert(letterBatches)
    .values({ id: newId(), ownerId: actor.userId, entryId: actor.entryId, ...work })
    .onConflictDoNothing()
    .returning();
  if (!batch)
    throw conflict(
      translate({
        id: 'Naskah yang Anda pilih sebelumnya masih diproses. Tunggu sampai selesai.',
        en: 'The letters you chose before are still being worked on. Wait until that is done.',
      }),
    );
  runInBackground(deps, actor, batch, log);
  return batch;
}
