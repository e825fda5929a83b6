import type { Figure } from './report.ts';
import { freePort, run, scratchFolder } from './server-process.ts';

/** Measured on an installation that has been started before. */
export async function measureStart(): Promise<Figure[]> {
  const folder = scratchFolder();
  const start = async (): Promise<number> => {
    const running = await run('bin/start.mjs', { NASKAH_DATA: folder.path }, await freePort(), '/readyz');
    await running.stop();
    return running.readyAfter;
  };
  try {
    const first = await start();
    const warm = [await start(), await start(), await start()].toSorted((a, b) => a - b);
    return [
      { name: 'first start with an empty data folder (installed and built)', value: first, unit: 's' },
      { name: 'warm start', value: warm[1] ?? 0, unit: 's', bound: { at: 'most', value: 3 } },
    ];
  } finally {
    folder.remove();
  }
}
