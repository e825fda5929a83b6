import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';

const password = 'Naskah-2026!';

/**
 * Signs a person of the demo organisation in, in a browser of their own, and hands over the page.
 * @param meant refusals that the story is about, which the console tells too
 */
export async function asPerson(
  browser: Browser,
  account: string,
  work: (page: Page) => Promise<void>,
  meant: RegExp[] = [],
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = watch(page);
  await signIn(page, account);
  await work(page);
  const surprises = faults.filter((fault) => !meant.some((pattern) => pattern.test(fault)));
  expect(surprises, `${account} saw faults in the console`).toEqual([]);
  await context.close();
}

/** Fills in the sign-in screen as a person does. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('NPP atau surel').fill(`${account}@naskah.example`);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(
    page.getByRole('navigation', { name: 'Menu utama' }).or(page.getByLabel('Menu bawah')),
  ).toBeVisible();
}

/** Everything a page complains of: exceptions, errors in the console, answers of 500 and above. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

/** Types into a picker and takes the first option that matches. */
export async function pick(page: Page, label: RegExp, typed: string, option: RegExp): Promise<void> {
  const picker = page.getByRole('combobox', { name: label });
  await picker.click();
  await picker.fill(typed);
  await page.getByRole('option', { name: option }).first().click({ timeout: 10_000 });
}

export { password };
