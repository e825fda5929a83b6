import { type SQL, sql } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { SnoozeCalls } from '../../../domain/calls/letters/snoozing.ts';
import { type SnoozeOf, snoozeMessages } from '../../../domain/letters/snooze.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, notFound } from '../../http/index.ts';
import { sendJob } from '../../jobs/index.ts';
import { itemIsFor, taskIsFor } from '../lists/count-work.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { endSnoozeJob } from './end-snoozes.ts';
import { snoozes } from './tables.ts';

/**
 * Puts work off for the actor alone, all of it or none; without a moment it comes back.
 * @throws Refusal 403 without the page; 404 for what is not theirs; 409 for what is done; 422 a wrong moment
 */
export async function snoozeWork(
  { db }: Deps,
  actor: Actor,
  body: ReadBody<SnoozeCalls['snooze']>,
): Promise<void> {
  const { of, ids: sent, until } = body();
  assertMayOpen(actor, of === 'inbox' ? '/naskah-dinas/inbox' : '/naskah-dinas/tugas');
  const ids = [...new Set(sent.map((id) => id.toLowerCase()))];
  await db.transaction(async (tx) => {
    const found = await workOf(tx, actor, of, ids);
    if (found.length < ids.length) throw notFound(translate(snoozeMessages.notFound));
    if (until && found.some(({ isDone }) => isDone)) throw conflict(translate(snoozeMessages.done));
    const column = of === 'inbox' ? 'inbox_item_id' : 'task_id';
    await tx.execute(sql`delete from snooze z where z.user_id = ${actor.userId}
      and z.${sql.raw(column)} = any(${sql.param(found.map(({ id }) => id))}::uuid[])`);
    if (until)
      for (const { id, letterId } of found)
        await keepSnooze(tx, actor, letterId, until, of === 'inbox' ? { inboxItemId: id } : { taskId: id });
  });
}

/** Stores it, and the job that ends it. */
export async function keepSnooze(
  tx: Executor,
  { userId, positionId }: Pick<Actor, 'userId' | 'positionId'>,
  letterId: string,
  until: string,
  what: { inboxItemId?: string; taskId?: string },
): Promise<void> {
  const made = { id: newId(), userId, positionId, letterId, until: new Date(until), ...what };
  await tx.insert(snoozes).values(made);
  await sendJob(tx, endSnoozeJob, { id: made.id }, { after: made.until });
}

type Work = { id: string; letterId: string; isDone: boolean };

async function workOf(tx: Executor, actor: Actor, of: SnoozeOf, ids: string[]): Promise<Work[]> {
  const those = sql`any(${sql.param(ids)}::uuid[])`;
  const task = (which: SQL) => sql`
    select t.id, t.letter_id as "letterId", t.done_at is not null as "isDone" from task t
    where t.position_id = ${actor.positionId} and ${which} and ${taskIsFor(actor, 't')}`;
  const statements: Record<SnoozeOf, SQL> = {
    inbox: sql`select i.id, i.letter_id as "letterId", not i.is_open as "isDone" from inbox_item i
      where i.position_id = ${actor.positionId} and i.id = ${those} and ${itemIsFor(actor, 'i')}`,
    task: task(sql`t.id = ${those}`),
    disposition: task(sql`t.disposition_id = ${those} and t.kind = 'disposition-in'`),
  };
  return (await tx.execute<Work>(statements[of])).rows;
}
