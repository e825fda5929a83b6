import type { Locator, Page } from 'playwright';
import { quietLine, slowDown, takeSeat } from './feel-browser.ts';
import type { Figure } from './report.ts';
import { median } from './server-process.ts';

const rows = 100;
export const slower = 4;

/**
 * Measures interaction to next paint (Event Timing) on lists of a hundred rows with a CPU four times slower: the
 * slowest of each kind, as that is what users feel.
 */
export async function measurePaints(port: number): Promise<Figure[]> {
  return [...(await inTheList(port)), ...(await inTheInbox(port))];
}

async function inTheList(port: number): Promise<Figure[]> {
  const seat = await takeSeat(port, notePaints);
  const { page } = seat;
  try {
    await seat.signIn('admin');
    await page.goto(`/manajemen-user/user?page=1&perPage=${rows}&sort=personName&order=ASC&filter={}`);
    const boxes = page.locator('tbody input[type=checkbox]');
    const links = page.locator('tbody a[data-row]');
    await settled(page, boxes);
    await slowDown(page, slower);
    const search = page.locator('main input[aria-keyshortcuts="/"]');
    const headings = page.locator('thead button');
    await search.click();
    const typing = await each(page, [...'sari'], (key) => page.keyboard.press(key));
    await search.fill('');
    await settled(page, boxes);
    await links.first().focus();
    const moving = await each(page, [...'jjjjjjjj'], (key) => page.keyboard.press(key));
    const marking = await each(page, [...'xjxjxjx'], (key) => page.keyboard.press(key));
    const choosing = await each(page, [0, 2, 4, 6, 8, 9], (at) => clickByHand(boxes.nth(at)));
    const choosingAll = await each(page, [1, 2], () =>
      clickByHand(page.locator('thead input[type=checkbox]')),
    );
    const sorting = await each(page, [0, 0, 1, 1], async (at) => {
      await clickByHand(headings.nth(at));
      await settled(page, boxes);
    });
    const opening: number[] = [];
    for (const at of [0, 3, 5]) {
      opening.push(...(await each(page, [at], () => clickByHand(links.nth(at)))));
      await page.getByRole('tabpanel').waitFor();
      await page.goBack();
      await settled(page, boxes);
    }
    return figuresOf('list', { typing, moving, marking, choosing, choosingAll, sorting, opening });
  } finally {
    await seat.leave();
  }
}

async function inTheInbox(port: number): Promise<Figure[]> {
  const seat = await takeSeat(port, notePaints);
  const { page } = seat;
  try {
    await seat.signIn('direktur');
    await page.goto('/naskah-dinas/inbox');
    const links = page.locator('.mailbox-rows a[data-row]');
    await fillUp(page, links);
    await slowDown(page, slower);
    const opening = await each(page, [0, 2, 5, 7], async (at) => {
      await clickByHand(links.nth(at));
      await afterwards(page, page.locator('.mailbox-letter-title'));
    });
    const moving = await each(page, [...'jjjj'], (key) => page.keyboard.press(key));
    const closing = await each(page, ['u'], (key) => page.keyboard.press(key));
    const marking = await each(page, [...'xjxjxj'], (key) => page.keyboard.press(key));
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    const typing = await each(page, [...'rapat'], (key) => page.keyboard.press(key));
    return figuresOf('inbox', { opening, moving, closing, marking, typing });
  } finally {
    await seat.leave();
  }
}

const words: Record<string, string> = {
  typing: 'a letter typed into the search',
  moving: 'j, to the next row',
  marking: 'x, a row chosen by key',
  choosing: 'a row chosen by its box',
  choosingAll: 'all rows chosen',
  sorting: 'ordered by a column',
  opening: 'a row opened',
  closing: 'back to the list',
};

const figuresOf = (place: string, kinds: Record<string, number[]>): Figure[] =>
  Object.entries(kinds).map(([kind, paints]) => ({
    name: `${place} of ${rows}, ${words[kind]}, to the next paint`,
    value: Math.max(...paints),
    unit: 'ms',
    bound: { at: 'most', value: 100 },
    detail: `${paints.length} times, median ${median(paints)}, at ${slower} times slower`,
  }));

/** Runs each action and returns the slowest event's time to paint. */
export async function each<T>(
  page: Page,
  all: readonly T[],
  act: (one: T) => Promise<unknown>,
): Promise<number[]> {
  const worst: number[] = [];
  for (const one of all) {
    await takePaints(page);
    await act(one);
    await quiet(page);
    worst.push(await takePaints(page));
  }
  return worst;
}

/**
 * Waits until it is shown, once the paints are noted: Playwright's search for it runs in the page, too.
 * @throws when it is not shown within 30 seconds
 */
export async function afterwards(page: Page, shown: Locator): Promise<void> {
  await quiet(page);
  await shown.waitFor();
}

/**
 * Moves, presses and releases like a hand: Playwright's click checks its target inside the measured events, 10 to
 * 30 ms of each at this speed.
 */
export async function clickByHand(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to click on is shown.');
  const { mouse } = target.page();
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await mouse.move(...at);
  await quiet(target.page());
  await mouse.click(...at, { delay: 60 });
}

/** The slowest event since the last call, in milliseconds; 16 for those too quick to be recorded. */
const takePaints = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const noted = window as unknown as { paints: number[] };
    return Math.max(16, ...noted.paints.splice(0));
  });

/** Entries are reported some time after their paint. */
const quiet = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        setTimeout(() => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 3000 }), 300),
      ),
  );

/** In the page: records each interaction event's time until the next paint. */
export function notePaints(): void {
  const noted = window as unknown as { paints: number[] };
  noted.paints = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) noted.paints.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function settled(page: Page, all: Locator): Promise<void> {
  await all.nth(rows - 1).waitFor();
  await quietLine(page);
}

/** A list that grows by pages, until it has the rows. */
async function fillUp(page: Page, all: Locator): Promise<void> {
  await all.first().waitFor();
  for (let count = await all.count(); count < rows; count = await all.count()) {
    await page.locator('.mailbox-more').scrollIntoViewIfNeeded();
    await all.nth(count).waitFor();
  }
  await page.locator('.mailbox-scroll').evaluate((scroller) => scroller.scrollTo(0, 0));
  await quietLine(page);
}
