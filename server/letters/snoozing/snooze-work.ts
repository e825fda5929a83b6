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
    await lockSnoozes(tx, actor);
    const found = new Map((await workOf(tx, actor, of, ids)).map((work) => [work.named, work]));
    const column = sql.raw(of === 'inbox' ? 'inbox_item_id' : 'task_id');
    const outcomes: InboxOutcome[] = [];
    for (const named of ids) {
      const work = found.get(named);
      if (!work) outcomes.push(refusedAs(named, 404, snoozeMessages.notFound));
      else if (until && work.isDone) outcomes.push(refusedAs(named, 409, snoozeMessages.done));
      else {
        await tx.execute(
          sql`delete from snooze z where z.user_id = ${actor.userId} and z.${column} = ${work.id}`,
        );
        const what = of === 'inbox' ? { inboxItemId: work.id } : { taskId: work.id };
        if (until) await keepSnooze(tx, actor, work.letterId, until, what);
        outcomes.push({ id: named, ok: true, statusCode: 200, message: 'Tersimpan' });
      }
    }
    return outcomes;
  });
  return { items, totalCount: items.length };
}

const refusedAs = (id: string, statusCode: number, message: Message): InboxOutcome => ({
  id,
  ok: false,
  statusCode,
  message: translate(message),
});

/** One write at a time of a person: each replaces what was put off before. */
export const lockSnoozes = (tx: Executor, { userId }: Pick<Actor, 'userId'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`snooze ${userId}`}))`);

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
