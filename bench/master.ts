import { Pool } from 'pg';
import { load, type Request } from './load.ts';
import { fillClassifications, partOfName, randomFrom } from './master-rows.ts';
import { memoryOf, processorTimeOf } from './memory.ts';
import type { Figure } from './report.ts';
import {
  freePort,
  headersOf,
  median,
  type Running,
  run,
  scratchFolder,
  signedIn,
  socketOf,
} from './server-process.ts';

const sizes = [100_000, 1_000_000];
const rounds = 3;
const concurrency = 16;
const base = '/master-data/api/ArchiveClassification';

type Case = {
  name: string;
  /** At least this much of bare, at 100,000 and at 1,000,000 rows. */
  bounds: [number, number];
  seconds: number;
  ours: () => Request;
  bare: () => Request;
};

/**
 * Measures one large entity's generated calls against bare node:http over the same rows (bare-master.ts);
 * alternating rounds, median ratio. On a busy machine trust the ratio of processor time.
 * @param only one of the two sizes, when not both are wanted
 */
export async function measureMaster(only?: string): Promise<Figure[]> {
  const folder = scratchFolder();
  const ours = await run('bench/server.mjs', { NASKAH_DATA: folder.path }, await freePort(), '/readyz');
  const socket = socketOf(folder.path);
  const pool = new Pool({ host: socket, user: 'naskah', database: 'naskah', max: 1 });
  const figures: Figure[] = [];
  try {
    const headers = await leastPrivileged(ours.port);
    for (const [at, total] of sizes.entries()) {
      if (only && Number(only) !== total) continue;
      const began = performance.now();
      await fillClassifications(pool, total);
      console.log(`${label(total)} rows after ${Math.round((performance.now() - began) / 1000)} s`);
      const bare = await run('bench/bare-master.ts', { BENCH_SOCKET: socket }, await freePort(), '/');
      try {
        for (const one of cases(total, await someIds(pool)))
          figures.push(await compared(one, at, total, { ours, bare, headers }));
      } finally {
        await bare.stop();
      }
    }
    const { server, all } = memoryOf(ours.child.pid ?? 0);
    // Idle connections are closed after ten seconds.
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    const rest = memoryOf(ours.child.pid ?? 0);
    figures.push({
      name: 'server and database right after all of it',
      value: all,
      unit: 'MB',
      bound: { at: 'most', value: 295 },
      detail: `server alone ${round(server)} MB; twelve seconds later ${round(rest.all)} and ${round(rest.server)} MB`,
    });
    return figures;
  } finally {
    await pool.end();
    await ours.stop();
    folder.remove();
  }
}

/** Both sides get the same pages, words and ids; no response of one round helps the next. */
function cases(total: number, ids: string[]): Case[] {
  const pages = total / 10;
  let made = total;
  const both = (make: (random: () => number) => { ours: Request; bare: Request }) => {
    const mine = randomFrom(total + 1);
    const theirs = randomFrom(total + 1);
    return { ours: () => make(mine).ours, bare: () => make(theirs).bare };
  };
  const list = (query: string, plain: string) => ({
    ours: { path: `${base}?PerPage=10&OrderBy=code&Order=asc&${query}` },
    bare: { path: `/list?${plain}` },
  });
  return [
    {
      name: 'first page, sorted, with total',
      bounds: [2, 30],
      seconds: 2,
      ...both(() => list('Page=1', 'page=1')),
    },
    {
      name: 'page at 85 to 95 % of the rows',
      bounds: [15, 100],
      seconds: 2.5,
      ...both((random) => {
        const page = Math.floor(pages * (0.85 + random() / 10));
        return list(`Page=${page}`, `page=${page}`);
      }),
    },
    {
      name: 'search by part of a name, with total',
      bounds: [8, 30],
      seconds: 3,
      ...both((random) => {
        const part = encodeURIComponent(partOfName(random));
        return list(`FirstChar=${part}`, `page=1&search=${part}`);
      }),
    },
    {
      name: 'detail',
      bounds: [0.3, 0.3],
      seconds: 2,
      ...both((random) => {
        const id = ids[Math.floor(random() * ids.length)];
        return { ours: { path: `${base}/${id}` }, bare: { path: `/row/${id}` } };
      }),
    },
    {
      name: 'create, with its audit row',
      bounds: [0.25, 0.25],
      seconds: 2,
      ...both((random) => {
        made += 1;
        const body = JSON.stringify({
          // Anywhere in the list, as codes are.
          code: `K${String(Math.floor(random() * 1e7)).padStart(7, '0')}.${total}.${made}`,
          name: `${partOfName(random)} ${made}`,
          description: 'Dibuat untuk mengukur kecepatan.',
          group: 'substantif',
          isLeaf: true,
          retentionActiveYears: 5,
          finalDisposition: 'Musnah',
          retentionTrigger: 'akhir-tahun',
        });
        return {
          ours: { method: 'POST', path: base, body },
          bare: { method: 'POST', path: '/', body },
        };
      }),
    },
  ];
}

type Sides = { ours: Running; bare: Running; headers: Record<string, string> };

async function compared(
  { name, bounds, seconds, ...next }: Case,
  at: number,
  total: number,
  { ours, bare, headers }: Sides,
): Promise<Figure> {
  const ratios: number[] = [];
  const byProcessor: number[] = [];
  const speeds: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  const servers = [ours.child.pid ?? 0, bare.child.pid ?? 0];
  const measure = async (port: number, sent: Record<string, string>, ask: () => Request) => {
    const before = processorTimeOf(...servers);
    const { perSecond, answers, failed } = await load(port, sent, ask, { seconds, concurrency });
    if (failed > 0) throw new Error(`${name}: some answers were not 200.`);
    return { perSecond, processor: (processorTimeOf(...servers) - before) / answers };
  };
  for (let round = 0; round < rounds; round += 1) {
    const baseline = await measure(bare.port, {}, next.bare);
    const measured = await measure(ours.port, headers, next.ours);
    speeds.bare.push(baseline.perSecond);
    speeds.ours.push(measured.perSecond);
    ratios.push(measured.perSecond / baseline.perSecond);
    byProcessor.push(baseline.processor / measured.processor);
  }
  const figure: Figure = {
    name: `${label(total)} rows, ${name}`,
    value: median(ratios),
    unit: 'of bare',
    bound: { at: 'least', value: bounds[at] ?? 0 },
    detail: `${round(median(speeds.ours))} a second beside ${round(median(speeds.bare))}, ratios ${ratios.map(round).join(' ')}, by processor time ${round(median(byProcessor))}`,
  };
  return figure;
}

async function leastPrivileged(port: number): Promise<Record<string, string>> {
  const admin = signedIn(port, await headersOf(port, 'admin'));
  const role = await admin('POST', '/user/api/Role', {
    code: 'PENGUKUR',
    name: 'Pengukur',
    privilegedList: ['/master-data/klasifikasi-arsip'],
  });
  const found = await admin('GET', '/user/api/User?FirstChar=staf@naskah.example');
  const [user] = found.items as { id: string; version: number }[];
  await admin('PUT', `/user/api/User/${user?.id}`, { roleIds: [role.id], version: user?.version });
  return headersOf(port, 'staf');
}

async function someIds(pool: Pool): Promise<string[]> {
  const found = await pool.query<{ id: string }>(
    'select id from archive_classification order by md5(id::text) limit 20000',
  );
  return found.rows.map((row) => row.id);
}

const label = (total: number): string => total.toLocaleString('en');
const round = (value: number): string => (value < 10 ? value.toFixed(2) : String(Math.round(value)));
