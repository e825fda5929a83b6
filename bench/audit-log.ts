import { Pool } from 'pg';
import type { Figure } from './report.ts';
import { freePort, headersOf, median, run, scratchFolder, signedIn, socketOf } from './server-process.ts';

const entries = 1_000_000;
const rounds = 7;

/** What an auditor asks, and how long the answer may take, in milliseconds. */
const questions = {
  'the newest entries': '',
  'entries far back': 'After=500000',
  'one person in one month': 'userId=$rare&at=2026-03-01..2026-03-31',
  'deletions of one kind of record': 'kind=delete&resource=master-data.faq',
  'what was done by tokens': 'way=token',
  'what was done for others, of which there is little': 'way=behalf',
  'one record': 'recordId=$record&resource=master-data.faq',
};

/** Measures the whole audit log at a million entries, over HTTP, with names of people and records. */
export async function measureAuditLog(): Promise<Figure[]> {
  const folder = scratchFolder();
  const server = await run('server/main.ts', { NASKAH_DATA: folder.path }, await freePort(), '/readyz');
  const pool = new Pool({ host: socketOf(folder.path), user: 'naskah', database: 'naskah', max: 2 });
  try {
    const call = signedIn(server.port, await headersOf(server.port, 'admin'));
    const { rare, record } = await fill(pool);
    const figures: Figure[] = [];
    for (const [name, query] of Object.entries(questions)) {
      const asked = query.replace('$rare', rare).replace('$record', record);
      const times: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const began = performance.now();
        await call('GET', `/setting/api/AuditLog?${asked}`);
        if (round > 0) times.push(performance.now() - began);
      }
      figures.push({
        name: `audit log of a million entries, ${name}`,
        value: median(times),
        unit: 'ms',
        bound: { at: 'most', value: 100 },
      });
    }
    return figures;
  } finally {
    await pool.end();
    await server.stop();
    folder.remove();
  }
}

/** A year of acts: mostly openings, few deletions, one person who did little. */
async function fill(pool: Pool): Promise<{ rare: string; record: string }> {
  const { rows: people } = await pool.query<{ id: string }>('select id from "user" order by id');
  const { rows: records } = await pool.query<{ id: string }>('select id from faq order by id');
  const ids = people.map(({ id }) => id);
  await pool.query('alter table audit_log disable trigger user');
  await pool.query(
    `insert into audit_log (at, user_id, action, resource, record_id, token_id)
     select timestamptz '2026-11-01' - (${entries} - n) * interval '31 seconds',
       case when n % 5000 = 0 then $1::uuid else ($2::uuid[])[1 + n % ${ids.length - 1}] end,
       case when n % 997 = 0 then 'delete' when n % 7 = 0 then 'update' else 'read' end,
       case when n % 11 = 0 then 'master-data.faq' else 'inbox-item' end,
       case when n % 11 = 0 then ($3::uuid[])[1 + n % ${records.length}] else gen_random_uuid() end,
       case when n % 400 = 0 then gen_random_uuid() end
     from generate_series(1, ${entries}) n`,
    [ids[0], ids.slice(1), records.map(({ id }) => id)],
  );
  await pool.query('alter table audit_log enable trigger user');
  await pool.query('vacuum analyze audit_log');
  return { rare: ids[0] ?? '', record: records[0]?.id ?? '' };
}
