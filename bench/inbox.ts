import { Pool } from 'pg';
import { dayInWib, plusDays } from '../lib/wib.ts';
import { fillLetters } from './fill-letters.ts';
import type { Figure } from './report.ts';
import { freePort, headersOf, median, run, scratchFolder, signedIn, socketOf } from './server-process.ts';

const sizes = { small: 10_000, large: 1_000_000 };
const rounds = 40;

const aroundToday = `from=${plusDays(dayInWib(), -20)}&to=${plusDays(dayInWib(), 21)}`;

const calls = {
  'inbox, first page': { path: '/letter/api/Inbox?PerPage=10', bound: 1.5 },
  'inbox, first page of Open': { path: '/letter/api/Inbox?PerPage=10&isOpen=true', bound: 1.5 },
  counters: { path: '/task/api/Data/sidemenucounter', bound: 1.5 },
  'inbox, counts of Open and Closed': { path: '/letter/api/Inbox/counts', bound: 1.5 },
  'home page, figures': { path: '/dashboard/api/Ringkasan', bound: 1.5 },
  'home page, flow of the unit and what is held': { path: '/dashboard/api/Flow', bound: 1.5 },
  'home page, first tasks': { path: '/letter/api/Task?PerPage=7', bound: 1.5 },
  'calendar, a month': { path: `/calendar/api/Event?${aroundToday}` },
  'outbox, first page': { path: '/letter/api/Outbox?PerPage=10' },
  'drafts, first page': { path: '/letter/api/Draft?PerPage=10' },
  'tasks, first page': { path: '/letter/api/Task?PerPage=10' },
  'letters one may see, first page': { path: '/letter/api/Letter?PerPage=10' },
  'inbox, search for a frequent word': { path: '/letter/api/Inbox?PerPage=10&FirstChar=rapat' },
  'inbox, search for a rare word': { path: '/letter/api/Inbox?PerPage=10&FirstChar=tarifbeef' },
  'inbox, search for what is nowhere': { path: '/letter/api/Inbox?PerPage=10&FirstChar=zebra%20kuda' },
} satisfies Record<string, { path: string; bound?: number }>;

/**
 * Measures the busiest post's lists with a million letters against ten thousand: the cost of years of use.
 * Sequential HTTP calls with sign-in and permissions, median.
 */
export async function measureInbox(): Promise<Figure[]> {
  const folder = scratchFolder();
  const server = await run('server/main.ts', { NASKAH_DATA: folder.path }, await freePort(), '/readyz');
  const pool = new Pool({ host: socketOf(folder.path), user: 'naskah', database: 'naskah', max: 4 });
  try {
    const headers = await headersOf(server.port, 'direktur');
    const call = signedIn(server.port, headers);
    const { positionId } = await call('GET', '/user/api/Account/GetUserByToken');
    const fill = async (count: number): Promise<number> => {
      const began = performance.now();
      await fillLetters(pool, { busiest: String(positionId), count });
      return (performance.now() - began) / 1000;
    };
    const timeAll = async (): Promise<Record<string, number>> => {
      const times: Record<string, number[]> = {};
      for (let round = 0; round < rounds; round += 1)
        for (const [name, { path }] of Object.entries(calls)) {
          const began = performance.now();
          await call('GET', path);
          if (round >= 5) times[name] = [...(times[name] ?? []), performance.now() - began];
        }
      return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
    };
    await fill(sizes.small);
    const small = await timeAll();
    const filled = await fill(sizes.large - sizes.small);
    const large = await timeAll();
    const { rows } = await pool.query<{ items: number }>(
      'select count(*)::int as items from inbox_item where position_id = $1',
      [positionId],
    );
    return [
      {
        name: 'filling up to a million letters',
        value: filled,
        unit: 's',
        detail: `${rows[0]?.items} in the busiest inbox`,
      },
      ...Object.entries(calls).map(([name, wanted]): Figure => {
        const [before, after] = [small[name] ?? 0, large[name] ?? 0];
        return {
          name: `${name}, a million letters against ten thousand`,
          value: after / before,
          unit: 'times',
          ...('bound' in wanted && { bound: { at: 'most' as const, value: wanted.bound } }),
          detail: `${before.toFixed(1)} ms, ${after.toFixed(1)} ms`,
        };
      }),
    ];
  } finally {
    await pool.end();
    await server.stop();
    folder.remove();
  }
}
