import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import type { Figure } from './report.ts';
import {
  freePort,
  headersOf,
  median,
  root,
  run,
  scratchFolder,
  signedIn,
  socketOf,
} from './server-process.ts';

const items = Number(process.env.BENCH_ITEMS ?? 1_000_000);
/** As many in a filing unit. */
const perUnit = 10;
/** So many filing units are filled in one transaction. */
const unitsAtOnce = 5000;

/**
 * Measures the nightly run over a million archive items, a quarter of the filing units due, in its own process; and
 * the list of due units with and without them.
 */
export async function measureRetention(): Promise<Figure[]> {
  const folder = scratchFolder();
  const server = await run('server/main.ts', { NASKAH_DATA: folder.path }, await freePort(), '/readyz');
  const pool = new Pool({ host: socketOf(folder.path), user: 'naskah', database: 'naskah', max: 4 });
  try {
    const call = signedIn(server.port, await headersOf(server.port, 'arsiparis'));
    const list = () => timed(15, () => call('GET', '/arsip/api/Retention/due?kind=transfer&PerPage=20'));
    const few = await list();
    await fill(pool);
    const many = await list();
    const first = await nightlyRun(folder.path);
    const again = await nightlyRun(folder.path);
    return [
      {
        name: 'Nightly retention run over a million items, memory at the most',
        value: first.megabytes,
        unit: 'MB',
        bound: { at: 'most', value: 300 },
        detail: `${first.units} filing units with ${first.items} items found in ${first.seconds.toFixed(1)} s`,
      },
      {
        name: 'The same run once more finds',
        value: again.units,
        unit: 'filing units',
        bound: { at: 'most', value: 0 },
        detail: `${again.seconds.toFixed(1)} s`,
      },
      {
        name: 'List of what is due, with them against without',
        value: many / few,
        unit: 'times',
        bound: { at: 'most', value: 1.5 },
        detail: `${few.toFixed(1)} ms, ${many.toFixed(1)} ms`,
      },
    ];
  } finally {
    await pool.end();
    await server.stop();
    folder.remove();
  }
}

type Run = { seconds: number; units: number; items: number; megabytes: number };

async function nightlyRun(dataFolder: string): Promise<Run> {
  const script = join(root, 'bench', 'retention-run.ts');
  // As `npm start` runs the server that does it at night.
  const flags = ['--max-semi-space-size=4'];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, socketOf(dataFolder)]);
  return JSON.parse(stdout) as Run;
}

/** A quarter of the units was closed long ago. */
async function fill(pool: Pool): Promise<void> {
  await pool.query(
    `insert into filing_unit (id, code, title, classification_id, unit_id, year, status, stage, closed_date,
       retention_start_date, active_years, inactive_years, final_disposition, active_until, inactive_until)
     select gen_random_uuid(), 'BENCH/' || n, 'Berkas ' || n, c.id, u.id, 2015 + n % 10,
       case when n % 4 < 3 then 'closed' else 'open' end, 'active', date '2015-12-20', date '2015-12-31', 2, 3, 'Musnah',
       case when n % 4 = 0 then date '2017-12-31' + (n % 900)::int else date '2099-12-31' end, date '2099-12-31'
     from generate_series(1, $1::int) n
     cross join lateral (select id from archive_classification where is_leaf order by code offset n % 100 limit 1) c
     cross join lateral (select id from organization_unit order by code offset n % 40 limit 1) u`,
    [items / perUnit],
  );
  // In many transactions, as in production: each writes the search index of its changes at commit.
  for (let from = 0; from < items / perUnit; from += unitsAtOnce) {
    await pool.query(
      `insert into archive (id, title, document_date, classification_id, security_id, unit_id, filing_unit_id,
       development_level)
     select gen_random_uuid(), 'Arsip ' || f.code || ' ' || n, date '2015-06-01', f.classification_id, s.id, f.unit_id,
       f.id, 'asli'
     from filing_unit f join security_classification s on s.code = 'B', generate_series(1, $1::int) n
     where case when f.code like 'BENCH/%' then substr(f.code, 7)::int > $2 and substr(f.code, 7)::int <= $3 end`,
      [perUnit, from, from + unitsAtOnce],
    );
  }
  await pool.query('vacuum analyze filing_unit, archive');
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
