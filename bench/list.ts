import { load } from './load.ts';
import type { Figure } from './report.ts';
import { freePort, headersOf, median, run, scratchFolder, socketOf } from './server-process.ts';

const rounds = 4;
const options = { seconds: 3, concurrency: 16 };

/**
 * Measures a list over HTTP with sign-in and permissions against bare node:http sending the same two statements
 * through `pg`; alternating rounds, median ratio.
 */
export async function measureList(): Promise<Figure[]> {
  const folder = scratchFolder();
  const ours = await run('server/main.ts', { NASKAH_DATA: folder.path }, await freePort(), '/readyz');
  const bare = await run(
    'bench/bare-list.ts',
    { BENCH_SOCKET: socketOf(folder.path) },
    await freePort(),
    '/',
  );
  try {
    const headers = await headersOf(ours.port, 'admin');
    const path = '/master-data/api/ArchiveClassification?PerPage=10';
    const ratios: number[] = [];
    const speeds: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const baseline = await load(bare.port, {}, () => ({ path: '/' }), options);
      const measured = await load(ours.port, headers, () => ({ path }), options);
      if (measured.failed + baseline.failed > 0) throw new Error('Some answers were not 200.');
      ratios.push(measured.perSecond / baseline.perSecond);
      speeds.push(measured.perSecond);
    }
    return [
      {
        name: 'list call, share of a bare handler with the same SQL',
        value: median(ratios),
        unit: 'of bare',
        bound: { at: 'least', value: 0.5 },
        detail: `${Math.round(median(speeds))} a second, ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
      },
    ];
  } finally {
    await bare.stop();
    await ours.stop();
    folder.remove();
  }
}
