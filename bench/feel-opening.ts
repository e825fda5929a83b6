import { createServer } from 'node:http';
import type { Locator, Page } from 'playwright';
import { quietLine, takeSeat } from './feel-browser.ts';
import { clickByHand } from './feel-paint.ts';
import type { Figure } from './report.ts';
import { freePort, median } from './server-process.ts';

type Dialog = {
  name: string;
  account: string;
  /** The first letter of this list is opened; on it stands the button that opens the dialog. */
  from: string;
  button: string;
};

const dialogs: Dialog[] = [
  { name: 'disposition', account: 'direktur', from: '/naskah-dinas/inbox?status=open', button: 'Disposisi' },
  { name: 'forwarding', account: 'direktur', from: '/naskah-dinas/inbox?status=open', button: 'Teruskan' },
  { name: 'filing', account: 'direktur', from: '/naskah-dinas/inbox?status=open', button: 'Berkaskan' },
  { name: 'signing', account: 'direktur', from: '/naskah-dinas/tugas/sign', button: 'Tanda tangani' },
  { name: 'taking back', account: 'staf', from: '/naskah-dinas/outbox', button: 'Tarik kembali' },
];

const rounds = 3;
const dialogPlace = '[role=dialog], .dispose-panel';
const letterPlace = '.mailbox-letter-title';

/** Measures how long dialogs and letters take to stand, beside a static page of a letter's length. */
export async function measureOpening(port: number): Promise<Figure[]> {
  const still = await openingOfStill(port);
  const figures: Figure[] = [];
  for (const dialog of dialogs) {
    const { first, later } = await openingsOf(port, dialog);
    figures.push(figureOf(`${dialog.name}, the dialog opened the first time`, first, 200, still));
    figures.push(figureOf(`${dialog.name}, the dialog opened again`, later, 100, still));
  }
  const letters = await lettersOpened(port);
  figures.push(figureOf('the first letter opened from the inbox', letters.slice(0, 1), 150, still));
  figures.push(figureOf('a letter opened from the inbox after it', letters.slice(1), 150, still));
  return figures;
}

const figureOf = (name: string, times: number[], most: number, still: number): Figure => ({
  name,
  value: Math.max(...times),
  unit: 'ms',
  bound: { at: 'most', value: most },
  detail: `${times.map(Math.round).join(', ')}; median ${Math.round(median(times))}, ${(median(times) / still).toFixed(1)} of a static page's ${Math.round(still)}`,
});

async function openingsOf(port: number, { account, from, button }: Dialog) {
  const seat = await takeSeat(port);
  const { page } = seat;
  const [first, later]: [number[], number[]] = [[], []];
  try {
    await seat.signIn(account);
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(from);
      await page.locator('a[data-row]').first().click();
      const opener = page.locator('main').getByRole('button', { name: button, exact: true }).last();
      await opener.waitFor();
      // What is fetched ahead comes when the page is idle.
      await settled(page);
      for (const times of [first, later]) {
        times.push(await opening(page, opener, dialogPlace));
        await close(page);
      }
    }
  } finally {
    await seat.leave();
  }
  return { first, later };
}

async function lettersOpened(port: number): Promise<number[]> {
  const seat = await takeSeat(port);
  const { page } = seat;
  const times: number[] = [];
  try {
    await seat.signIn('direktur');
    await page.goto('/naskah-dinas/inbox');
    const rows = page.locator('.mailbox-rows a[data-row]');
    await rows.first().waitFor();
    await settled(page);
    for (const at of [0, 2, 5, 7, 3, 1]) {
      times.push(await opening(page, rows.nth(at), letterPlace));
      await settled(page);
    }
  } finally {
    await seat.leave();
  }
  return times;
}

/**
 * Closes the dialog; the first Escape may be for a list of choices that is open.
 * @throws when it stays
 */
async function close(page: Page): Promise<void> {
  for (let tries = 0; await page.locator(dialogPlace).count(); tries += 1) {
    if (tries > 9) throw new Error(`Stays open: ${await page.locator(dialogPlace).first().textContent()}`);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(800);
  }
}

/** A click on a static page's link, until the page it leads to is painted. */
async function openingOfStill(port: number): Promise<number> {
  const body = `<p>${'Mohon disiapkan rambu dan petugas untuk rekayasa lalu lintas. '.repeat(40)}</p>`;
  const server = createServer((request, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.end(`<!doctype html><title>Naskah</title><a href="${request.url}0">Buka</a>${body}`);
  });
  const own = await freePort();
  server.listen(own, 'localhost');
  const seat = await takeSeat(port);
  const { page } = seat;
  const times: number[] = [];
  try {
    await page.goto(`http://localhost:${own}/`);
    for (let round = 0; round < 5; round += 1) {
      const before = page.url();
      await page.locator('a').click();
      await page.waitForURL((url) => url.href !== before);
      await page.waitForTimeout(300);
      times.push(
        await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
      );
    }
  } finally {
    await seat.leave();
    server.close();
  }
  return median(times);
}

const settled = async (page: Page): Promise<void> => {
  await quietLine(page);
  await page.waitForTimeout(2500);
};

/**
 * @returns milliseconds from a press's release to the frame after other words came to stand there
 * @throws when none do within ten seconds
 */
async function opening(page: Page, target: Locator, place: string): Promise<number> {
  await page.evaluate((wanted) => {
    const noted = window as unknown as { openedAfter?: number | undefined };
    noted.openedAfter = undefined;
    const words = () =>
      [...document.querySelectorAll(wanted)].map(({ textContent }) => textContent.trim()).join();
    const before = words();
    const watch = ({ timeStamp }: PointerEvent) => {
      const look = () =>
        requestAnimationFrame(() => {
          const now = words();
          if (now === before || now.length <= 10) look();
          else requestAnimationFrame((shown) => (noted.openedAfter = shown - timeStamp));
        });
      look();
    };
    addEventListener('pointerup', watch, { once: true, capture: true });
  }, place);
  await clickByHand(target);
  const after = await page.waitForFunction(
    () => (window as unknown as { openedAfter?: number }).openedAfter,
    undefined,
    { timeout: 10_000 },
  );
  return Number(await after.jsonValue());
}
