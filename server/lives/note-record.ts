import type { ReadBody } from '../../domain/calls/define-call.ts';
import type { LifeCalls } from '../../domain/calls/life-calls.ts';
import type { RowRule } from '../../resources/declare.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { inTransaction, lockedRow, meetsRule } from '../crud/index.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { forbidden, notFound } from '../http/index.ts';
import type { Living } from './living.ts';
import { recordOwnStep } from './own-step.ts';

type Request = { id: string; rule: RowRule; body: ReadBody<LifeCalls['note']> };

/**
 * Writes a note among a record's steps, by whoever may read it.
 * @throws Refusal 404 unseen; 403 who only reads, and where steps are a conversation; 422 without a text
 */
export async function noteRecord(
  { db }: Deps,
  resource: Living,
  actor: Actor,
  { id, rule, body }: Request,
): Promise<void> {
  if (!isId(id)) throw notFound();
  await inTransaction(db, async (tx) => {
    const row = await lockedRow(tx, resource, id);
    if (!row || !meetsRule(rule, row)) throw notFound();
    if (viewerOf(actor).readsOnly || resource.life.conversation) throw forbidden();
    await recordOwnStep(tx, resource, actor, row, { event: 'noted', note: body().note });
  });
}
