import { sql } from 'drizzle-orm';
import { isOpenDraft } from '../../../domain/letters/letter-life.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { letterIn } from '../rules/letter-in.ts';

/** How long a draft that was thrown away can be brought back. */
export const restorableDays = 30;

/**
 * Purges drafts deleted a month ago; concurrent restores win. Sent letters never
 * change: the row they refer to stays, emptied.
 * @returns how many went, and of how many the row had to stay
 */
export async function forgetDrafts(
  { db }: Pick<Deps, 'db'>,
  now: Date = new Date(),
): Promise<{ gone: number; emptied: number }> {
  const before = new Date(now.getTime() - restorableDays * 86_400_000).toISOString();
  const inBatches = async (forget: (tx: Executor) => Promise<number>): Promise<number> => {
    let all = 0;
    for (let some = batch; some === batch; all += some) some = await db.transaction(forget);
    return all;
  };
  return {
    gone: await inBatches((tx) => removeSome(tx, before)),
    emptied: await inBatches((tx) => emptySome(tx, before)),
  };
}

const batch = 50;

async function removeSome(tx: Executor, before: string): Promise<number> {
  const ids = await lockOld(tx, before, sql`not ${isReferredTo}`);
  if (ids.length === 0) return 0;
  await tx.execute(sql`
    update letter set reference_id = null, version = version + (deleted_at is null)::int
    where reference_id = any(${sql.param(ids)}::uuid[]) and ${letterIn('letter', isOpenDraft)}`);
  await tx.execute(
    sql`delete from letter where id = any(${sql.param(ids)}::uuid[]) and deleted_at < ${before}::timestamptz`,
  );
  return ids.length;
}

/** Every letter has a history: one without has been emptied already. */
async function emptySome(tx: Executor, before: string): Promise<number> {
  const hasHistory = sql`exists (select 1 from letter_timeline t where t.letter_id = l.id)`;
  const ids = await lockOld(tx, before, sql`${isReferredTo} and ${hasHistory}`);
  if (ids.length === 0) return 0;
  for (const { part, column } of await partsOfLetters(tx))
    await tx.execute(
      sql`delete from ${sql.identifier(part)} where ${sql.identifier(column)} = any(${sql.param(ids)}::uuid[])`,
    );
  await tx.execute(sql`
    update letter set subject = '', place = null, number = null, script_date = null, reference_id = null,
      response_to_id = null, booked_number_id = null, sender_user_id = null, sender_position_id = null,
      sender_delegations = '[]', version = version + 1
    where id = any(${sql.param(ids)}::uuid[])`);
  return ids.length;
}

/** By a letter that has left its drafter. */
const isReferredTo = sql`exists (
  select 1 from letter r where l.id in (r.reference_id, r.response_to_id) and not ${letterIn('r', isOpenDraft)})`;

/** One that is just brought back is locked by that, and left alone. */
async function lockOld(tx: Executor, before: string, which: ReturnType<typeof sql>): Promise<string[]> {
  const found = await tx.execute<{ id: string }>(sql`
    select l.id from letter l
    where ${letterIn('l', isOpenDraft)} and l.deleted_at < ${before}::timestamptz and ${which}
    order by l.id limit ${batch} for update of l skip locked`);
  return found.rows.map(({ id }) => id);
}

/** Reads the dependent tables from the database's catalogue, so that new ones are included. */
async function partsOfLetters(tx: Executor): Promise<{ part: string; column: string }[]> {
  const found = await tx.execute<{ part: string; column: string }>(sql`
    select t.relname as part, a.attname as column
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'letter'::regclass and c.confdeltype = 'c'`);
  return found.rows;
}
