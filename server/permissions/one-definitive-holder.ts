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
  const { positionId, id, startDate, endDate } = record as Asked;
  const refusal = await definitiveRefusal(executor, { positionId, id, startDate, endDate });
  if (refusal) throw invalid({ positionId: [refusal] });
}

/** `id` of the holding itself, where it is stored. */
type Asked = { positionId: string; id?: string | null; startDate: string; endDate: string | null };

/** Why a post cannot be held definitively then: by whom it is. */
export async function definitiveRefusal(
  executor: Executor,
  { positionId, id, startDate, endDate }: Asked,
): Promise<string | null> {
  const found = await executor.execute<{ name: string; from: string; until: string | null }>(sql`
    select u.person_name as name, m.start_date::text as "from", m.end_date::text as until
    from job_mapping m
    join position p on p.id = m.position_id and p.kind = 'struktural'
    join "user" u on u.id = m.user_id and u.is_active
    where m.position_id = ${positionId} and m.id is distinct from ${id ?? null}::uuid and m.type = 'definitif'
      and m.is_active and m.start_date <= coalesce(${endDate}::date, 'infinity'::date)
      and coalesce(m.end_date, 'infinity'::date) >= ${startDate}::date
    order by m.start_date desc limit 1`);
  const [holder] = found.rows;
  return holder ? taken(holder) : null;
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
