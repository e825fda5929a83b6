import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { LetterBatch, LetterOutcome } from '../../../domain/calls/letters/flow.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/index.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { seesLetter } from '../rules/visible-letters.ts';
import { endBatch, endSilent, leftBecause } from './end-batch.ts';
import { type Batch, letterBatches } from './tables.ts';

/**
 * Loads the actor's own batch: each letter in the order named, with its subject if still visible.
 * @throws Refusal 403 without the tasks page, 404 for other users' batches
 */
export async function findBatch(deps: Deps, actor: Actor, id: string): Promise<LetterBatch> {
  const { letters, outcomes, ...batch } = await ownBatch(deps, actor, id);
  const subjects = await subjectsOf(
    deps.db,
    actor,
    letters.map((letter) => letter.id),
  );
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  return {
    id: batch.id,
    action: batch.action,
    state: batch.state,
    message: batch.message,
    totalCount: letters.length,
    done: outcomes.length,
    items: letters.map((letter) => ({
      ...(outcomeOf.get(letter.id) ?? leftOut(letter.id, batch.state)),
      subject: subjects.get(letter.id) ?? null,
    })),
  };
}

/**
 * Stops a batch between two letters: signed letters stay signed, the letter in progress rolls back with its number.
 * @throws Refusal as findBatch; 409 for one that has ended
 */
export async function cancelBatch(deps: Deps, actor: Actor, id: string): Promise<LetterBatch> {
  const batch = await ownBatch(deps, actor, id);
  if (batch.state !== 'running')
    throw conflict(translate({ id: 'Pekerjaan ini sudah selesai.', en: 'This job is already done.' }));
  await endBatch(deps.db, batch.id, 'cancelled');
  return findBatch(deps, actor, id);
}

async function ownBatch(deps: Deps, actor: Actor, id: string): Promise<Batch> {
  assertMayOpen(actor, '/naskah-dinas/tugas');
  if (!isId(id))
    throw notFound(translate({ id: 'Pekerjaan ini tidak ditemukan.', en: 'This job was not found.' }));
  await endSilent(deps, sql`id = ${id}`);
  const [batch] = await deps.db
    .select(getTableColumns(letterBatches))
    .from(letterBatches)
    .where(and(eq(letterBatches.id, id), eq(letterBatches.ownerId, actor.userId)));
  if (!batch)
    throw notFound(translate({ id: 'Pekerjaan ini tidak ditemukan.', en: 'This job was not found.' }));
  return batch;
}

const leftOut = (id: string, state: Batch['state']): LetterOutcome => ({
  id,
  ok: false,
  ...(state !== 'running' && { message: translate(leftBecause[state]) }),
});

async function subjectsOf(db: Db, actor: Actor, ids: string[]): Promise<Map<string, string>> {
  const found = await db.execute<{ id: string; subject: string }>(sql`
    select letter.id, letter.subject from letter
    where letter.id = any(${sql.param(ids.filter(isId))}::uuid[]) and ${seesLetter(actor, 'letter')}`);
  return new Map(found.rows.map(({ id, subject }) => [id, subject]));
}
