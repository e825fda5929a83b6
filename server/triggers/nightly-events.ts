import { type SQL, sql } from 'drizzle-orm';
import { dayInWib, endOfDayInWib } from '../../lib/wib.ts';
import { comesDueAfter } from '../archive/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Deps } from '../deps.ts';
import { sendJob } from '../jobs/index.ts';
import { type ArchiveEvent, type RecordWork, recordTriggerJob } from './emit-event.ts';

type Clocked = Exclude<ArchiveEvent, 'arsip.akses_diminta'>;

/** What ends on a day, as `id` and `day`; a trigger comes before or after that day's end by its delay. */
const ending: Record<Clocked, SQL> = {
  'arsip.retensi_aktif_habis': sql`select f.id, f.active_until as day from filing_unit f
    where f.active_until is not null and ${comesDueAfter('active')}`,
  // DOMAIN 8: files that count from the end of their contract, which is the event behind them.
  'kontrak.berakhir': sql`select f.id, e.end_date as day from filing_unit f
    join event e on e.id = f.event_id and e.is_active and e.end_date is not null
    join archive_classification c on c.id = f.classification_id and c.retention_trigger = 'kontrak-berakhir'
    where f.is_active`,
};

/** A night that was missed is made up for so long. */
const daysBack = 7;
/** So many records a job. */
const atOnce = 200;

/**
 * Emits what ends by the calendar (SPEC B5), to each trigger when its time comes within a day; once a record and day
 * of its end.
 * @returns how many records were emitted
 */
export async function emitNightlyEvents({ db }: Pick<Deps, 'db'>, now: Date): Promise<number> {
  let count = 0;
  for (const event of Object.keys(ending) as Clocked[]) {
    const { rows } = await db.execute<{ id: string; delay: number }>(sql`
      select id, delay_minutes as delay from "trigger" where is_active and event = ${event} order by code`);
    for (const { id, delay } of rows)
      count += await db.transaction((tx) => emitTo(tx, { triggerId: id, delay }, event, now));
  }
  return count;
}

/** Which of these records end on that day still; of other events all. */
export async function stillEnding(
  tx: Executor,
  { event, ids, at }: NonNullable<RecordWork['records']>,
): Promise<string[]> {
  if (event === 'arsip.akses_diminta') return ids;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select x.id from (${ending[event]}) x
    where x.id = any(${sql.param(ids)}::uuid[]) and x.day = ${dayInWib(at)}::date`);
  return rows.map(({ id }) => id);
}

type Listening = { triggerId: string; delay: number };

async function emitTo(
  tx: Executor,
  { triggerId, delay }: Listening,
  event: Clocked,
  now: Date,
): Promise<number> {
  const due = sql`((x.day + 1)::timestamp at time zone 'Asia/Jakarta' + ${delay} * interval '1 minute')`;
  const at = now.toISOString();
  const { rows } = await tx.execute<{ id: string; day: string }>(sql`
    with ended as (
      select x.id, x.day from (${ending[event]}) x
      where ${due} > ${at}::timestamptz - ${daysBack} * interval '1 day'
        and ${due} <= ${at}::timestamptz + interval '1 day'
    )
    insert into done_once (key)
    select 'trigger ' || ${triggerId}::text || ' ' || id || ' ' || day from ended order by day, id
    on conflict do nothing
    returning split_part(key, ' ', 3) as id, split_part(key, ' ', 4) as day`);
  for (const [day, those] of Map.groupBy(rows, (row) => row.day)) {
    for (let from = 0; from < those.length; from += atOnce) {
      const ids = those.slice(from, from + atOnce).map((one) => one.id);
      const work: RecordWork = {
        triggerId,
        records: { event, ids, at: endOfDayInWib(day), turn: `${day} ${ids[0]}` },
      };
      await sendJob(tx, recordTriggerJob, work);
    }
  }
  return rows.length;
}
