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
export type Walk = Awaited<ReturnType<typeof beginWalk>>;

/**
 * What this worker has judged, whoever met it. Two parts of a screen whose elements, classes and states are the same, in
 * a place that is the same up to the body, are the same to every rule of WCAG that a program can judge, whatever their
 * words: colours come from classes (those of the theme are named after what they say) and from its variables, a name is
 * there or not. So axe looks at each once, at a desk or on a phone, whichever comes first: every second screen comes
 * first on a phone. What depends on the words themselves, the width, is measured on every screen at both.
 */
const judged = new Set<string>();
/** Refusals met, by width: they say the same words everywhere, so the next of its kind is no wider. */
const refusals = new Set<string>();

/**
 * Signs an account in and goes from address to address with it as a link does, without loading the app again.
 * `faults` gathers what was wrong, each with the address where it was seen.
 */
export async function beginWalk(browser: Browser, account: string) {
  const context = await browser.newContext({ viewport: sizes.desk });
  const page = await context.newPage();
  const faults: string[] = [];
  const at = { path: 'signing in', size: 'desk' as Size, theme: 'light' as Theme, isRefusal: false };
  const say = (what: string): void => {
    faults.push(`${at.path} (${at.size}): ${what}`);
  };
  page.on('pageerror', (error) => say(error.message));
  page.on('console', (message) => {
    // The browser tells of every answer that is none: a refused record's are what is asked for.
    if (at.isRefusal && /status of 40[34]/.test(message.text())) return;
    // Journeys do without the worker that keeps the app for want of a network (playwright.config.ts).
    if (/blocked by Playwright/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) say(`console: ${message.text()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 500) say(`${answer.status()} ${answer.url()}`);
  });
  for (const part of [watchStillness, watchShapes, openEye]) await page.addInitScript(part);
  await signIn(page, account);
  await knowAll(page);

  const changeTheme = async () => {
    at.theme = at.theme === 'light' ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme: at.theme });
    // The page follows the system on its own.
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, at.theme);
  };
  /**
   * What has to hold on any screen, and on any refusal. Dark and light differ in the variables' values alone
   * (src/shell/theme): what is new is judged whole in the one that is on, and its colours in the other.
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
    for (const rules of ['all', 'colours'] as const) {
      if (rules === 'colours') await changeTheme();
      for (const fault of await faultsOf(page, { around, rules })) say(`${at.theme}: ${fault}`);
    }
  };
  const turn = async () => {
    at.size = at.size === 'desk' ? 'phone' : 'desk';
    await page.setViewportSize(sizes[at.size]);
  };
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
     * Opens an address and looks at it in both widths, in light and dark.
     * @returns what stands there
     */
    visit: async (path: string, isRefusal = false): Promise<Seen> => {
      Object.assign(at, { path, isRefusal });
      // At the width there is, so every second screen is first seen on a phone.
      const first = await page.evaluate((to) => window.eye.go(to), path);
      await judge(first);
      const refusal = `${at.size} ${first.kind} ${first.heading}`;
      if (isRefusal && refusals.has(refusal)) return first;
      if (isRefusal) refusals.add(refusal);
      await turn();
      const second = await page.evaluate(() => window.eye.look());
      await judge(second);
      return first;
    },
    /** Goes past addresses that have to be refused alike; what is not is a fault. */
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
