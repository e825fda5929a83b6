import { setTimeout } from 'node:timers/promises';
import type { Page, Route } from 'playwright';
import { quietLine, sizes, slowDown, takeSeat } from './feel-browser.ts';
import type { Figure } from './report.ts';

const screens: { name: string; path: string; account?: string; open?: string }[] = [
  { name: 'sign-in', path: '/login' },
  { name: 'home', path: '/', account: 'direktur' },
  { name: 'inbox', path: '/naskah-dinas/inbox', account: 'direktur', open: '.mailbox-rows a[data-row]' },
  { name: 'tasks', path: '/naskah-dinas/tugas', account: 'direktur', open: '.mailbox-rows a[data-row]' },
  { name: 'wizard', path: '/naskah-dinas/buat-naskah', account: 'direktur' },
  { name: 'list', path: '/master-data/jenis-naskah-dinas', account: 'admin', open: 'tbody a[data-row]' },
  { name: 'tree', path: '/master-data/klasifikasi-arsip', account: 'admin' },
];

const typeface = '**/*.woff2';

/** On a slow line the words are there before the typeface is. */
async function late(route: Route): Promise<void> {
  await setTimeout(1500);
  await route.continue().catch(() => undefined);
}

/** Measures cumulative layout shift of screens on a desktop, and on a phone four times slower. */
export async function measureShifts(port: number): Promise<Figure[]> {
  const seat = await takeSeat(port, noteShifts);
  const { page } = seat;
  let account: string | undefined;
  const worst = new Map<string, { value: number; detail: string }>();
  const keep = (name: string, size: string, { value, moved }: Shift): void => {
    if (value < (worst.get(name)?.value ?? 0)) return;
    worst.set(name, { value, detail: [size, ...moved].join('; ') });
  };
  try {
    for (const screen of screens) {
      if (screen.account && screen.account !== account) await seat.signIn(screen.account);
      account = screen.account;
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        await slowDown(page, size === 'phone' ? 4 : 1);
        await page.goto(screen.path);
        keep(screen.name, size, await shiftOf(page));
        await page.route(typeface, late);
        await page.goto(screen.path);
        keep(`${screen.name}, its typeface late`, size, await shiftOf(page));
        await page.unroute(typeface);
        const row = screen.open && page.locator(screen.open).first();
        if (!row || !(await row.isVisible())) continue;
        await row.click();
        keep(`${screen.name}, one opened`, size, await shiftOf(page));
      }
    }
  } finally {
    await seat.leave();
  }
  return [...worst].map(([name, { value, detail }]) => ({
    name: `${name}, layout shift`,
    value,
    unit: 'CLS',
    bound: { at: 'most', value: 0.02 },
    detail,
  }));
}

type Shift = { value: number; moved: string[] };
type Noted = { shifts: { value: number; moved: string }[] };

/** After everything has come, the parts that wait for a quiet moment too. */
async function shiftOf(page: Page): Promise<Shift> {
  await quietLine(page);
  await page.waitForTimeout(3500);
  return page.evaluate(() => {
    const { shifts } = window as unknown as Noted;
    const moved = shifts
      .filter(({ value }) => value > 0.001)
      .map((one) => `${one.value.toFixed(3)} ${one.moved}`);
    return { value: shifts.reduce((sum, { value }) => sum + value, 0), moved };
  });
}

/** In the page: records layout shifts and their elements. */
function noteShifts(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
  const noted = window as unknown as Noted;
  noted.shifts = [];
  const nameOf = (node?: Element): string =>
    node ? `${node.localName ?? '#text'}.${String(node.className ?? '').split(' ')[0]}` : '?';
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
      if (!hadRecentInput)
        noted.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)).join(' ') });
  }).observe({ type: 'layout-shift', buffered: true });
}
