import { Pool } from 'pg';
import { measureJobs } from './feel-jobs.ts';
import { measureLighthouse } from './feel-lighthouse.ts';
import { measureOpening } from './feel-opening.ts';
import { measurePaints } from './feel-paint.ts';
import { measureShifts } from './feel-shift.ts';
import { measureWriting } from './feel-writing.ts';
import { fillLetters } from './fill-letters.ts';
import type { Figure } from './report.ts';
import { freePort, headersOf, run, scratchFolder, signedIn, socketOf } from './server-process.ts';

const parts = {
  paint: measurePaints,
  shift: measureShifts,
  lighthouse: measureLighthouse,
  writing: measureWriting,
  opening: measureOpening,
  jobs: measureJobs,
};

/**
 * Measures the screens in a real browser, on the production build with ten thousand letters.
 * @param only one of `paint`, `shift`, `lighthouse`, `writing`, `opening`, `jobs`; else all of them
 * @throws when there is no such part
 */
export async function measureFeel(only?: string): Promise<Figure[]> {
  const wanted = Object.entries(parts).filter(([name]) => !only || name === only);
  if (wanted.length === 0) throw new Error(`There is ${Object.keys(parts).join(', ')}, but no ${only}.`);
  const folder = scratchFolder();
  const server = await run('bin/start.mjs', { NASKAH_DATA: folder.path }, await freePort(), '/readyz');
  try {
    await fillInbox(folder.path, server.port);
    const figures: Figure[] = [];
    for (const [, measure] of wanted) figures.push(...(await measure(server.port)));
    return figures;
  } finally {
    await server.stop();
    folder.remove();
  }
}

async function fillInbox(dataFolder: string, port: number): Promise<void> {
  const me = await signedIn(port, await headersOf(port, 'direktur'))(
    'GET',
    '/user/api/Account/GetUserByToken',
  );
  const pool = new Pool({ host: socketOf(dataFolder), user: 'naskah', database: 'naskah', max: 4 });
  try {
    await fillLetters(pool, { busiest: String(me.positionId), count: 10_000 });
  } finally {
    await pool.end();
  }
}
