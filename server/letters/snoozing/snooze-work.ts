import { type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, ReadBody } from '../../../domain/calls/define-call.ts';
import type { SnoozeCalls } from '../../../domain/calls/letters/snoozing.ts';
import type { InboxOutcome } from '../../../domain/letters/letter-rows.ts';
import { type SnoozeOf, snoozeMessages } from '../../../domain/letters/snooze.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { sendJob } from '../../jobs/index.ts';
import { itemIsFor, taskIsFor } from '../lists/count-work.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { endSnoozeJob } from './end-snoozes.ts';
import { snoozes } from './tables.ts';

/**
 * Puts work off for the actor alone; without a moment it comes back. One outcome each: a refusal does not stop the
 * others.
 * @throws Refusal 403 without the page; 422 a wrong moment
 */
export async function snoozeWork(
  { db }: Deps,
  actor: Actor,
  body: ReadBody<SnoozeCalls['snooze']>,
): Promise<AnswerOf<SnoozeCalls['snooze']>> {
  const { of, ids: sent, until } = body();
  assertMayOpen(actor, of === 'inbox' ? '/naskah-dinas/inbox' : '/naskah-dinas/tugas');
  const ids = [...new Set(sent.map((id) => id.toLowerCase()))];
  const items = await db.transaction(async (tx) => {
    await lockOwn(tx, actor);
    const found = new Map((await workOf(tx, actor, of, ids)).map((work) => [work.named, work]));
    const outcomes = ids.map((named) => outcomeOf(named, found.get(named), until));
    const taken = outcomes.flatMap(({ id, ok }) => (ok ? (found.get(id) ?? []) : []));
    const column = sql.raw(of === 'inbox' ? 'inbox_item_id' : 'task_id');
    const own = sql.param(taken.map(({ id }) => id));
    await tx.execute(
      sql`delete from snooze z where z.user_id = ${actor.userId} and z.${column} = any(${own}::uuid[])`,
    );
    if (until)
      await keepSnoozes(
        tx,
        actor,
        until,
        taken.map(({ id, letterId }) => ({
          letterId,
          ...(of === 'inbox' ? { inboxItemId: id } : { taskId: id }),
        })),
      );
    return outcomes;
  });
  return { items, totalCount: items.length };
}

function outcomeOf(id: string, work: Work | undefined, until: string | null): InboxOutcome {
  if (!work) return refusedAs(id, 404, snoozeMessages.notFound);
  if (until && work.isDone) return refusedAs(id, 409, snoozeMessages.done);
  return { id, ok: true, statusCode: 200, message: 'Tersimpan' };
}

const refusedAs = (id: string, statusCode: number, message: Message): InboxOutcome => ({
  id,
  ok: false,
  statusCode,
  message: translate(message),
});

/** One at a time of a person: of two windows that put off the same the second replaces the first. */
export const lockOwn = (tx: Executor, { userId }: Pick<Actor, 'userId'>) =>
  tx.execute(sql`select from "user" where id = ${userId} for no key update`);

/** Stores them, and the jobs that end them. */
export async function keepSnoozes(
  tx: Executor,
  { userId, positionId }: Pick<Actor, 'userId' | 'positionId'>,
  until: string,
  what: readonly { letterId: string; inboxItemId?: string; taskId?: string }[],
): Promise<void> {
  const made = what.map((one) => ({ id: newId(), userId, positionId, until: new Date(until), ...one }));
  if (made.length === 0) return;
  await tx.insert(snoozes).values(made);
  for (const { id } of made) await sendJob(tx, endSnoozeJob, { id }, { after: new Date(until) });
}

/** `named` is the id it was asked for by. */
type Work = { id: string; named: string; letterId: string; isDone: boolean };

async function workOf(tx: Executor, actor: Actor, of: SnoozeOf, ids: string[]): Promise<Work[]> {
  const those = sql`any(${sql.param(ids)}::uuid[])`;
  const task = (named: SQL, which: SQL) => sql`
    select t.id, ${named} as named, t.letter_id as "letterId", t.done_at is not null as "isDone" from task t
    where t.position_id = ${actor.positionId} and ${which} and ${taskIsFor(actor, 't')}`;
  const statements: Record<SnoozeOf, SQL> = {
    inbox: sql`select i.id, i.id as named, i.letter_id as "letterId", not i.is_open as "isDone" from inbox_item i
      where i.position_id = ${actor.positionId} and i.id = ${those} and ${itemIsFor(actor, 'i')}`,
    task: task(sql`t.id`, sql`t.id = ${those}`),
    disposition: task(sql`t.disposition_id`, sql`t.disposition_id = ${those} and t.kind = 'disposition-in'`),
  };
  return (await tx.execute<Work>(statements[of])).rows;
}
