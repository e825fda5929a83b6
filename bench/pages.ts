import { chromium } from 'playwright';
import { findBrowser } from '../bin/browser.mjs';
import { type Memory, memoryOf } from './memory.ts';
import type { Figure } from './report.ts';
import { freePort, headersOf, run, scratchFolder } from './server-process.ts';

/**
 * Measures the bytes until sign-in and until the usable inbox, and the memory of server and database afterwards.
 */
export async function measurePages(): Promise<Figure[]> {
  const folder = scratchFolder();
  const running = await run('bin/start.mjs', { NASKAH_DATA: folder.path }, await freePort(), '/readyz');
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage({ baseURL: `http://localhost:${running.port}` });
    await page.addInitScript(noteFirstRow);
    await page.goto('/naskah-dinas/inbox', { waitUntil: 'load' });
    // Until the form can be used; the app's own files follow while one types.
    const signIn = await page.evaluate(received, { script: true, untilForm: true });
    await page.getByLabel('NPP atau surel').fill('direktur@naskah.example');
    await page.getByLabel('Kata sandi', { exact: true }).fill('Naskah-2026!');
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await page.locator(firstRow).first().waitFor();
    const script = await page.evaluate(received, { script: true, untilForm: false });
    const figures: Figure[] = [
      { name: 'sign-in, JavaScript', value: signIn / 1000, unit: 'kB', bound: { at: 'most', value: 60 } },
      {
        name: 'usable inbox, everything since the first request',
        value: (await page.evaluate(received, { script: false, untilForm: false })) / 1000,
        unit: 'kB',
        bound: { at: 'most', value: 320 },
        detail: `JavaScript ${Math.round(script / 1000)} kB`,
      },
    ];
    const headers = await headersOf(running.port, 'direktur');
    const inbox = `http://127.0.0.1:${running.port}/letter/api/Inbox?PerPage=1`;
    const { data } = (await (await fetch(inbox, { headers })).json()) as {
      data: { items: { letterId: string }[] };
    };
    const letterId = data.items[0]?.letterId;
    await fetch(`http://127.0.0.1:${running.port}/letter/api/Letter/${letterId}/pdf`, { headers });
    const atWork = memoryOf(running.child.pid ?? 0);
    // The typesetter of PDFs ends by itself when nothing is left to set.
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    figures.push(residentFigure(memoryOf(running.child.pid ?? 0), atWork));
    return figures;
  } finally {
    await browser.close();
    await running.stop();
    folder.remove();
  }
}

const firstRow = 'a[href^="/naskah-dinas/inbox/"]';

/** In the page: records when the inbox is usable: its rows are there and can be opened. */
function noteFirstRow(): void {
  const marks = window as unknown as { usableAt?: number };
  const watch = new MutationObserver(() => {
    if (!document.querySelector('a[href^="/naskah-dinas/inbox/"]')) return;
    marks.usableAt = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** In the page: bytes transferred by then; later idle fetches do not count. */
function received({ script, untilForm }: { script: boolean; untilForm: boolean }): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const inbox = (window as unknown as { usableAt?: number }).usableAt ?? Number.POSITIVE_INFINITY;
  const until = untilForm ? (page?.domContentLoadedEventEnd ?? 0) : inbox;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries
    .filter((entry) => entry.responseEnd <= until && (!script || entry.name.endsWith('.js')))
    .reduce((total, entry) => total + entry.transferSize, 0);
}

const residentFigure = (idle: Memory, atWork: Memory): Figure => ({
  name: 'server and database, resident after the first letter was opened as PDF',
  value: idle.all,
  unit: 'MB',
  bound: { at: 'most', value: 250 },
  detail: `server alone ${Math.round(idle.server)} MB; with the typesetter at work ${Math.round(atWork.all)} MB`,
});
