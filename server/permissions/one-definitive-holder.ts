import { sql } from 'drizzle-orm';
import { dateFormat } from '../../lib/formats.ts';
import { translate } from '../../lib/language.ts';
import type { Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { invalid } from '../http/index.ts';

/**
 * Refuses a second definitive holder of a structural post (a head, a director); other posts may have several
 * (DOMAIN 6).
 * @throws Refusal 422 naming the current holder
 */
export async function refuseSecondDefinitive(
  executor: Executor,
  before: Row | null,
  record: Row,
): Promise<void> {
  const decides = ['positionId', 'type', 'startDate', 'endDate', 'isActive'];
  if (record.type !== 'definitif' || record.isActive === false) return;
  if (before && decides.every((name) => before[name] === record[name])) return;
  // Of two at the same time the second waits, and then finds the first.
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`holder ${record.positionId}`}))`);
  const found = await executor.execute<{ name: string; from: string; until: string | null }>(sql`
    select u.person_name as name, m.start_date::text as "from", m.end_date::text as until
    from job_mapping m
    join position p on p.id = m.position_id and p.kind = 'struktural'
    join "user" u on u.id = m.user_id and u.is_active
    where m.position_id = ${record.positionId} and m.id <> ${record.id} and m.type = 'definitif' and m.is_active
      and m.start_date <= coalesce(${record.endDate}::date, 'infinity'::date)
      and coalesce(m.end_date, 'infinity'::date) >= ${record.startDate}::date
    order by m.start_date desc limit 1`);
  const [holder] = found.rows;
  if (holder) throw invalid({ positionId: [taken(holder)] });
}

const formatDay = dateFormat({ dateStyle: 'long' });

const taken = ({ name, from, until }: { name: string; from: string; until: string | null }): string =>
  until
    ? translate({
        id: `${name} memangku jabatan ini secara definitif sampai ${formatDay(until)}. Mulai sesudahnya, atau tetapkan sebagai Plt. atau Plh.`,
        en: `${name} holds this position permanently until ${formatDay(until)}. Begin after that, or appoint as acting.`,
      })
    : translate({
        id: `${name} memangku jabatan ini secara definitif sejak ${formatDay(from)}. Akhiri dahulu masa jabatannya, atau tetapkan sebagai Plt. atau Plh.`,
        en: `${name} holds this position permanently since ${formatDay(from)}. End that first, or appoint as acting.`,
      });
