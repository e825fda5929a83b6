import { inArray, sql } from 'drizzle-orm';
import type { Message } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { plusWorkdays } from '../../lib/workdays.ts';
import { anyTableOf, type Row, tableName } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Deps } from '../deps.ts';
import { type Living, livings } from './living.ts';
import { peopleOf } from './people-of.ts';
import { lifeReminders } from './tables.ts';
import { notifyNamed, titled } from './tell-step.ts';

/** Working days before the deadline (DOMAIN 7: H-2). */
const remindBefore = 2;
/** Records per transaction: few, so that who moves one does not wait long for its lock. */
const batch = 50;

type Reminder = { what: 'soon' | 'late'; from: string | null; to: string; rest: Message };

/**
 * Reminds holders two working days before a stage's deadline, and once after it.
 * @returns number of records
 */
export async function remindStages({ db }: Pick<Deps, 'db'>, now: Date = new Date()): Promise<number> {
  const day = dayInWib(now);
  const reminders: Reminder[] = [
    {
      ...{ what: 'soon', from: day, to: plusWorkdays(day, remindBefore) },
      rest: { id: 'mendekati tenggat', en: 'is near its deadline' },
    },
    {
      ...{ what: 'late', from: null, to: day },
      rest: { id: 'melewati tenggat', en: 'is past its deadline' },
    },
  ];
  let told = 0;
  for (const resource of livings())
    for (const reminder of reminders)
      for (;;) {
        const claimed = await db.transaction(async (tx) => {
          const rows = await claim(tx, resource, reminder);
          for (const row of rows) await remind(tx, resource, row, reminder);
          return rows.length;
        });
        told += claimed;
        if (claimed < batch) break;
      }
  return told;
}

/** Claims records not yet told of, set-wise: of two runs each gets others. */
async function claim(tx: Executor, resource: Living, { what, from, to }: Reminder): Promise<Row[]> {
  const ends = Object.keys(resource.life.stages).filter((name) => resource.life.stages[name]?.ends);
  const turn = sql`t.stage || ' ' || t.stage_due || ' ' || ${what}::text`;
  const within = from
    ? sql`t.stage_due between ${from}::date and ${to}::date`
    : sql`t.stage_due < ${to}::date`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with due as (
      select t.id, ${turn} as turn from ${sql.raw(tableName(resource))} t
      where t.is_active and t.stage <> all(${sql.param(ends)}::text[]) and ${within}
        and not exists (select from life_reminder r
          where r.resource = ${resource.name} and r.record_id = t.id and r.turn = ${turn})
      order by t.stage_due, t.id limit ${batch} for update of t skip locked)
    insert into ${lifeReminders} (id, resource, record_id, turn)
    select gen_random_uuid(), ${resource.name}, id, turn from due
    on conflict do nothing returning record_id as id`);
  if (rows.length === 0) return [];
  const found = await tx
    .select()
    .from(anyTableOf(resource) as never)
    .where(inArray(anyTableOf(resource).id as never, rows.map(({ id }) => id) as never));
  return found as Row[];
}

async function remind(tx: Executor, resource: Living, row: Row, { rest }: Reminder): Promise<void> {
  const holders = await peopleOf(tx, resource, row, 'holder');
  await notifyNamed(tx, resource, row, holders, { kind: 'tahap.tenggat', title: titled(resource, rest) });
}
