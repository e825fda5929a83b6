import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from './report.ts';
import { freePort, headersOf, median, run, scratchFolder, signedIn } from './server-process.ts';

const seconds = 10;
const savedAtOnce = 6;
/** Near the maximum length of a letter; plain paragraphs, as pasted text has. */
const content = '<p>jembatan ruas tol</p>'.repeat(20_000);

/** Measures a colleague's list while one user saves large drafts, six at a time, against the list alone. */
export async function measureDrafts(): Promise<Figure[]> {
  const folder = scratchFolder();
  const port = await freePort();
  const server = await run('server/main.ts', { NASKAH_DATA: folder.path }, port, '/readyz');
  try {
    const writer = signedIn(port, await headersOf(port, 'staf'));
    const colleague = signedIn(port, await headersOf(port, 'direktur'));
    const ask = async (): Promise<number> => {
      const began = performance.now();
      await colleague('GET', '/letter/api/Task?PerPage=10');
      return performance.now() - began;
    };
    const draft = { subject: 'Naskah yang panjang', contentMode: 'editor', content };
    for (let warm = 0; warm < 50; warm += 1) await ask();
    const alone = await during(ask, sleep(seconds * 1000));
    const until = performance.now() + seconds * 1000;
    let saved = 0;
    const saving = Array.from({ length: savedAtOnce }, async () => {
      for (; performance.now() < until; saved += 1) await writer('POST', '/letter/api/Letter', draft);
    });
    const beside = await during(ask, Promise.all(saving));
    return [
      {
        name: "a colleague's list while large drafts are saved, to the same alone",
        value: median(beside) / median(alone),
        unit: 'times the median',
        bound: { at: 'most', value: 5 },
        detail: `${round(median(alone))} to ${round(median(beside))} ms; ${saved} drafts of ${Math.round(content.length / 1000)} kB`,
      },
      {
        name: '  the longest of them',
        value: Math.max(...beside),
        unit: 'ms',
        detail: `alone ${round(Math.max(...alone))} ms`,
      },
    ];
  } finally {
    await server.stop();
    folder.remove();
  }
}

/** Milliseconds of sequential calls while the work runs. */
async function during(ask: () => Promise<number>, work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) times.push(await ask());
  await ended;
  return times;
}

const round = (value: number): string => value.toFixed(1);
