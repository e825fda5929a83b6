import { readdirSync, readFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../bin/browser.mjs';
import type { Figure } from './report.ts';
import { freePort, headersOf, run, scratchFolder } from './server-process.ts';

/** What a browser receives until sign-in and until the usable inbox, and what server and database then hold. */
export async function measurePages(): Promise<Figure[]> {
  const folder = scratchFolder();
  const running = await run('server/main.ts', { NASKAH_DATA: folder.path }, await freePort(), '/readyz');
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${running.port}` });
    const received = await countTransfers(page);
    // Only what the sign-in screen itself needs: the app's own chunk is fetched while one types.
    await page.goto('/login', { waitUntil: 'load' });
    const signIn = received.script();
    await page.getByLabel('NPP atau surel').fill('direktur@naskah.example');
    await page.getByLabel('Kata sandi', { exact: true }).fill('Naskah-2026!');
    await page.getByRole('button', { name: 'Masuk' }).click();
    await page
      .getByRole('link', { name: /Kotak Masuk/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Kotak Masuk' }).waitFor();
    await page.waitForLoadState('networkidle');
    const figures: Figure[] = [
      { name: 'sign-in, JavaScript', value: signIn / 1000, unit: 'kB', bound: { at: 'most', value: 60 } },
      {
        name: 'usable inbox, everything since the first request',
        value: received.all() / 1000,
        unit: 'kB',
        bound: { at: 'most', value: 320 },
        detail: `JavaScript ${Math.round(received.script() / 1000)} kB`,
      },
    ];
    const headers = await headersOf(running.port, 'direktur');
    const inbox = `http://127.0.0.1:${running.port}/letter/api/Inbox?PerPage=1`;
    const { data } = (await (await fetch(inbox, { headers })).json()) as {
      data: { items: { letterId: string }[] };
    };
    const letterId = data.items[0]?.letterId;
    await fetch(`http://127.0.0.1:${running.port}/letter/api/Letter/${letterId}/pdf`, { headers });
    figures.push(...memoryOf(running.child.pid ?? 0));
    return figures;
  } finally {
    await browser.close();
    await running.stop();
    folder.remove();
  }
}

async function countTransfers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  const sum = (wanted?: string): number =>
    [...sizes].reduce((total, [id, size]) => (!wanted || kinds.get(id) === wanted ? total + size : total), 0);
  return { all: () => sum(), script: () => sum('Script') };
}

/** Proportional set size: memory that several PostgreSQL processes share is counted once. */
function memoryOf(server: number): Figure[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(processes.map((pid) => [pid, parentOf(pid)]));
  const family = processes.filter((pid) => {
    for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === server) return true;
    return false;
  });
  const megabytes = (pid: number): number => {
    try {
      return (
        Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024
      );
    } catch {
      return 0;
    }
  };
  const own = megabytes(server);
  const all = family.reduce((total, pid) => total + megabytes(pid), 0);
  return [
    {
      name: 'server, database and typesetter, resident',
      value: all,
      unit: 'MB',
      bound: { at: 'most', value: 250 },
      detail: `server ${Math.round(own)} MB, ${family.length - 1} children`,
    },
  ];
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
