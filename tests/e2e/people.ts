import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { tours } from '../../domain/help/index.ts';

const password = 'Naskah-2026!';

/**
 * Signs a demo user in, in a browser context of their own; gives the page at their home page.
 * @param meant refusals that the test expects, which the console logs too
 */
export function asPerson(browser: Browser, account: string, work: Work, meant: RegExp[] = []): Promise<void> {
  const fromHome: Work = async (page) => {
    await openHome(page);
    await work(page);
  };
  return signedIn(browser, account, fromHome, meant);
}

/** The same for a story that begins at an address: nothing is opened before. */
export async function signedIn(
  browser: Browser,
  account: string,
  work: Work,
  meant: RegExp[] = [],
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = watch(page);
  await takeSession(page, account);
  await work(page);
  const surprises = faults.filter((fault) => !meant.some((pattern) => pattern.test(fault)));
  expect(surprises, `${account} saw faults in the console`).toEqual([]);
  await context.close();
}

type Work = (page: Page) => Promise<void>;

/**
 * Creates a session by the sign-in screen's API call, and marks the first-visit tour as seen; screen and tour have
 * tests of their own.
 */
export async function takeSession(page: Page, account: string, { isNew = false } = {}): Promise<void> {
  const answer = await page.request.post('/user/api/Account/login', {
    headers: { 'X-Api-Key': 'naskah-web', 'X-Refresh-Token-In': 'cookie' },
    data: { email: `${account}@naskah.example`, password, remember: false },
  });
  expect(answer.status(), `${account} signs in`).toBe(200);
  const url = new URL(answer.url()).origin;
  if (!isNew) await seeTours(page, (await answer.json()).data.token);
  // The readable half of the session, which the screen writes (authProvider/kept.ts).
  await page.context().addCookies([{ name: 'naskah_session', value: 'session', url, sameSite: 'Lax' }]);
}

async function seeTours(page: Page, token: string): Promise<void> {
  const seen = await page.request.post('/help/api/Tour', {
    headers: { 'X-Api-Key': 'naskah-web', Authorization: `Bearer ${token}` },
    data: { tours },
  });
  expect(seen.status()).toBe(200);
}

/** Takes a session and opens the home page. */
export async function signIn(page: Page, account: string): Promise<void> {
  await takeSession(page, account);
  await openHome(page);
}

/** Fills in the sign-in screen as a person does. */
export async function signInByForm(page: Page, account: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('NPP atau surel').fill(`${account}@naskah.example`);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(menu(page)).toBeVisible();
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(menu(page)).toBeVisible();
}

export const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu utama' }).or(page.getByLabel('Menu bawah'));

/** Collects a page's exceptions, console errors and responses of 500 and above. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A failed request's text does not say which one it was.
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`.trimEnd());
  });
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

/** Blocks the event stream, which never ends, so that `networkidle` can happen. */
export async function withoutStream(page: Page): Promise<void> {
  await page.route(/\/notification\/api\/Stream/, (route) => route.fulfill({ json: {} }));
}

/** Types into a picker and takes the first option that matches. */
export async function pick(page: Page, label: RegExp, typed: string, option: RegExp): Promise<void> {
  const picker = page.getByRole('combobox', { name: label });
  await picker.click();
  await picker.fill(typed);
  await page.getByRole('option', { name: option }).first().click({ timeout: 10_000 });
}

export { password };

/** Takes out whom a new letter proposes as its reviewers; somebody may be chosen then. */
export async function emptyChain(page: Page): Promise<void> {
  const proposed = page.getByRole('button', { name: /^Hapus pemeriksa/ });
  for (let left = await proposed.count(); left > 0; left -= 1) await proposed.first().click();
}
