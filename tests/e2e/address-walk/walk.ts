import { type Browser, expect, type JSHandle, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { faultsOf } from '../axe.ts';
import { signIn } from '../people.ts';
import { openEye } from './eye.ts';
import type { Seen } from './seen.ts';
import { watchShapes } from './shapes.ts';
import { watchStillness } from './stillness.ts';

const sizes = {
  desk: { width: 1366, height: 850 },
  phone: { width: 390, height: 844 },
};
type Size = keyof typeof sizes;
type Theme = 'light' | 'dark';
/** The widths and themes that the short walk shares its addresses among. */
const views: { size: Size; theme: Theme }[] = [
  { size: 'desk', theme: 'light' },
  { size: 'phone', theme: 'light' },
  { size: 'desk', theme: 'dark' },
  { size: 'phone', theme: 'dark' },
];
export type Walk = Awaited<ReturnType<typeof beginWalk>>;

/**
 * Shapes judged by this worker. Same elements, classes, states and place are equal to WCAG rules, whatever the
 * words: judged once, alternating desktop and phone. Width is always measured.
 */
const judged = new Set<string>();
/** Refusals seen per width: their words are fixed, so others of the kind are no wider. */
const refusals = new Set<string>();

/**
 * Signs an account in and walks addresses by in-app navigation, without reloading. `faults` collects problems with
 * their address.
 * @param isShort looks at each address once, at the width and theme there are
 */
export async function beginWalk(browser: Browser, account: string, { isShort = false } = {}) {
  const context = await browser.newContext({ viewport: sizes.desk });
  const page = await context.newPage();
  const faults: string[] = [];
  const at = { path: 'signing in', size: 'desk' as Size, theme: 'light' as Theme, isRefusal: false };
  const say = (what: string): void => {
    faults.push(`${at.path} (${at.size}): ${what}`);
  };
  page.on('pageerror', (error) => say(error.message));
  page.on('console', (message) => {
    // The browser logs every failed response; refused records are expected here.
    if (at.isRefusal && /status of 40[34]/.test(message.text())) return;
    // E2e tests block the offline service worker (playwright.config.ts).
    if (/blocked by Playwright/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) say(`console: ${message.text()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 500) say(`${answer.status()} ${answer.url()}`);
  });
  for (const part of [watchStillness, watchShapes, openEye]) await page.addInitScript(part);
  await signIn(page, account);
  await knowAll(page);
  const devtools = await context.newCDPSession(page);

  const changeTheme = async () => {
    at.theme = at.theme === 'light' ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme: at.theme });
    // The page follows the system on its own.
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, at.theme);
  };
  /**
   * Checks what holds for every screen and refusal. Themes differ only in variable values (src/shell/theme): new
   * parts are judged fully in one; the long walk judges colours also in the other.
   */
  const judge = async (seen: Seen) => {
    if (seen.headings !== 1) say(`${seen.headings} main headings`);
    if (seen.sideways > 0) say(`${seen.sideways} px wider than its room: ${seen.widest}`);
    if (seen.asked > 60) say(`asks the server ${seen.asked} times`);
    if (seen.twins.length) say(`ids that stand twice: ${seen.twins.join()}`);
    if (seen.here.length > 1) say(`${seen.here.join(' and ')} are highlighted`);
    if (!seen.isFresh) return;
    const fresh = await page.evaluateHandle(() => window.shapes.fresh());
    const around = fresh as JSHandle<axe.ContextObject>;
    for (const rules of isShort ? (['all'] as const) : (['all', 'colours'] as const)) {
      if (rules === 'colours') await changeTheme();
      for (const fault of await faultsOf(page, { around, rules })) say(`${at.theme}: ${fault}`);
    }
  };
  const resize = async (size: Size) => {
    at.size = size;
    await page.setViewportSize(sizes[size]);
    // Buttons for fingers are wider.
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: size === 'phone' });
  };
  const turn = () => resize(at.size === 'desk' ? 'phone' : 'desk');
  return {
    page,
    faults,
    say,
    /** Opens an address and looks at it at the width there is. */
    glance: async (path: string): Promise<void> => {
      Object.assign(at, { path, isRefusal: false });
      await judge(await page.evaluate((to) => window.eye.go(to), path));
      await turn();
    },
    /**
     * Opens an address and checks it, in the long walk at both widths and in both themes.
     * @returns what is on the screen
     */
    visit: async (path: string, isRefusal = false): Promise<Seen> => {
      Object.assign(at, { path, isRefusal });
      // At the present width; the long walk turns in between, so it first sees every second screen on a phone.
      const first = await page.evaluate((to) => window.eye.go(to), path);
      await judge(first);
      const refusal = `${at.size} ${first.kind} ${first.heading}`;
      if (isRefusal && refusals.has(refusal)) return first;
      if (isRefusal) refusals.add(refusal);
      if (isShort) return first;
      await turn();
      const second = await page.evaluate(() => window.eye.look());
      await judge(second);
      return first;
    },
    /**
     * Shares things out among all widths and themes, every fourth to each. Turning the page between any two would
     * render each screen anew at a width where nobody looks at it.
     */
    inEachView: async <T>(all: T[], meetOne: (one: T) => Promise<unknown>): Promise<void> => {
      for (const [number, { size, theme }] of views.entries()) {
        await resize(size);
        if (at.theme !== theme) await changeTheme();
        for (const one of all.filter((_, place) => place % views.length === number)) await meetOne(one);
      }
    },
    /** Visits addresses that must be refused; others are faults. */
    pass: async (paths: string[], kind: '403' | '404') => {
      Object.assign(at, { path: `${paths.length} refused ones`, isRefusal: false });
      const others = await page.evaluate(([all, as]) => window.eye.refused(all, as), [paths, kind] as const);
      others.forEach(say);
      await judge(await page.evaluate(() => window.eye.look()));
    },
    /** For what loads the app anew. */
    anew: async (load: () => Promise<void>) => {
      await remember(page);
      at.size = 'desk';
      await page.setViewportSize(sizes.desk);
      await load();
      await knowAll(page);
    },
    end: async () => {
      await remember(page);
      await context.close();
      expect(faults, `what ${account} met`).toEqual([]);
    },
  };
}

const knowAll = (page: Page): Promise<void> =>
  page.evaluate(
    (keys) => {
      for (const key of keys) window.shapes.judged.add(key);
    },
    [...judged],
  );

async function remember(page: Page): Promise<void> {
  for (const key of await page.evaluate(() => [...window.shapes.judged])) judged.add(key);
}
