import { Pool } from 'pg';
import { fillLetters } from './fill-letters.ts';
import type { Figure } from './report.ts';
import { freePort, headersOf, median, run, scratchFolder, signedIn, socketOf } from './server-process.ts';

const sizes = { small: 10_000, large: Number(process.env.BENCH_LETTERS ?? 1_000_000) };
const rounds = 5;
/** A whole year in the middle of the filled data. */
const period = {
  from: `${new Date().getUTCFullYear() - 1}-01-01`,
  to: `${new Date().getUTCFullYear() - 1}-12-31`,
};

const parts = `
  select (select json_build_array(count(*), count(hours), percentile_cont(array[0.5, 0.9]) within group (order by hours)) from fact),
    (select json_agg(x) from (select state, count(*) from fact group by 1) x),
    (select json_agg(x) from (select date_trunc('month', at at time zone 'Asia/Jakarta') as month, count(*),
       percentile_cont(0.5) within group (order by hours) from fact group by 1) x),
    (select json_agg(x) from (select unit_id, count(*), percentile_cont(0.5) within group (order by hours)
       from by_unit group by 1) x),
    (select json_agg(x) from (select script_sub_type_id, count(*), percentile_cont(0.5) within group (order by hours)
       from fact group by 1) x),
    (select json_agg(x) from (select security_id, count(*) from fact group by 1) x)`;

/** $1: units, $2 and $3: the first and the last day. */
const received = `
  with got as (
    select i.letter_id, p.unit_id, min(i.received_at) as at, bool_or(i.is_open) as is_open, min(i.closed_at) as closed_at
    from inbox_item i join position p on p.id = i.position_id
    where p.unit_id = any($1::uuid[]) and i.received_at >= $2::date at time zone 'Asia/Jakarta'
      and i.received_at < ($3::date + 1) at time zone 'Asia/Jakarta'
    group by 1, 2
  ), disposed as (
    select d.letter_id, p.unit_id, min(d.created_at) as at from disposition d join position p on p.id = d.from_position_id
    where p.unit_id = any($1::uuid[]) group by 1, 2
  ), answered as (
    select a.response_to_id as letter_id, p.unit_id, min(a.signed_at) as at
    from letter a join position p on p.id = a.sender_position_id
    where a.response_to_id is not null and p.unit_id = any($1::uuid[]) group by 1, 2
  ), by_unit as (
    select g.letter_id, g.unit_id, g.at, g.is_open,
      extract(epoch from least(g.closed_at, d.at, a.at) - g.at) / 3600 as hours
    from got g left join disposed d using (letter_id, unit_id) left join answered a using (letter_id, unit_id)
  ), fact as (
    select l.id, b.at, b.hours, b.is_open as state, l.script_sub_type_id, l.security_id
    from (select letter_id, min(at) as at, bool_or(is_open) as is_open, min(hours) as hours from by_unit group by 1) b
    join letter l on l.id = b.letter_id
  ) ${parts}`;

const sent = `
  with by_unit as (
    select l.id, p.unit_id, l.signed_at as at, extract(epoch from l.signed_at - l.created_at) / 3600 as hours, l.state,
      l.script_sub_type_id, l.security_id
    from letter l join position p on p.id = l.sender_position_id
    where p.unit_id = any($1::uuid[]) and l.state in ('sent', 'cancelled')
      and l.signed_at >= $2::date at time zone 'Asia/Jakarta' and l.signed_at < ($3::date + 1) at time zone 'Asia/Jakarta'
  ), fact as (select * from by_unit) ${parts}`;

const reports = [
  { name: 'naskah-masuk', account: 'direktur', bare: received },
  { name: 'naskah-keluar', account: 'direktur', bare: sent },
  { name: 'naskah-dinas', account: 'arsiparis', bare: sent },
] as const;

/**
 * Measures a year's report on a million letters over HTTP, against plain SQL with the same counts without
 * permissions; and its list against ten thousand letters.
 */
export async function measureReports(): Promise<Figure[]> {
  const folder = scratchFolder();
  const server = await run('server/main.ts', { NASKAH_DATA: folder.path }, await freePort(), '/readyz');
  const pool = new Pool({ host: socketOf(folder.path), user: 'naskah', database: 'naskah', max: 4 });
  try {
    const callAs = async (account: string) => signedIn(server.port, await headersOf(server.port, account));
    const desks = { direktur: await callAs('direktur'), arsiparis: await callAs('arsiparis') };
    const me = await desks.direktur('GET', '/user/api/Account/GetUserByToken');
    const fill = (count: number) => fillLetters(pool, { busiest: String(me.positionId), count });
    const lists = async () => {
      const times: Record<string, number> = {};
      for (const { name, account } of reports) {
        const call = desks[account];
        const path = `/report/api/Report/${name}?PerPage=20`;
        times[name] = await timed(20, () => call('GET', path));
      }
      return times;
    };
    await fill(sizes.small);
    const small = await lists();
    await fill(sizes.large - sizes.small);
    const large = await lists();
    const figures: Figure[] = Object.entries(large).map(([name, after]) => ({
      name: `${name}, first page of this year, a million letters against ten thousand`,
      value: after / (small[name] ?? after),
      unit: 'times',
      bound: { at: 'most', value: 1.5 },
      detail: `${small[name]?.toFixed(1)} ms, ${after.toFixed(1)} ms`,
    }));
    for (const { name, account, bare } of reports) {
      const call = desks[account];
      const path = `/report/api/Report/${name}/summary?from=${period.from}&to=${period.to}`;
      const answer = await call('GET', path);
      const units = (answer.scope as { id: string }[]).map(({ id }) => id);
      const plain = await timed(rounds, () => pool.query(bare, [units, period.from, period.to]));
      const whole = await timed(rounds, () => call('GET', path));
      figures.push({
        name: `${name}, the figures of a year against plain SQL`,
        value: whole / plain,
        unit: 'times',
        bound: { at: 'most', value: 2 },
        detail: `${answer.total} letters, ${whole.toFixed(0)} ms, plain SQL ${plain.toFixed(0)} ms`,
      });
    }
    return figures;
  } finally {
    await pool.end();
    await server.stop();
    folder.remove();
  }
}

/** The median of some rounds, after one that is not counted. */
async function timed(count: number, ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= count; round += 1) {
    const began = performance.now();
    await ask();
    if (round > 0) times.push(performance.now() - began);
  }
  return median(times);
}
