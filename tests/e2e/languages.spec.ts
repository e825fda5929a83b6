import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { asPerson } from './people.ts';

const assets = join(import.meta.dirname, '../../dist/assets');
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));

test('no script but the one with the English texts says anything in English', () => {
  const catalogue = scripts.find((name) => /^catalogue-/.test(name)) ?? '';
  const written =
    /JSON\.parse\((`[\s\S]*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\)/.exec(read(catalogue))?.[1] ?? '';
  // Sentences only: single words may be names in the code, or equal in both languages.
  const sentences = [...written.matchAll(/\\?":\\?"([A-Z][a-z]+(?: [a-z]+){3,}\.?)\\?"/g)].map(
    ([, text = '']) => text,
  );
  expect(sentences.length).toBeGreaterThan(300);
  const others = scripts.filter((name) => name !== catalogue).map((name) => ({ name, text: read(name) }));
  const told = others.flatMap(({ name, text }) =>
    sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${name}: ${sentence}`),
  );
  expect(told).toEqual([]);
});

test('whoever chooses English reads English, from the menu to the sign-in, and Indonesian again after', {
  tag: '@full',
}, async ({ browser }) => {
  await asPerson(browser, 'staf', async (page) => {
    const english: string[] = [];
    page.on('request', (request) => {
      if (/catalogue-/.test(request.url())) english.push(request.url());
    });
    await page.goto('/user');
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    expect(english.length).toBeGreaterThan(0);

    await says(page, '/', /^Good (morning|afternoon|evening), /);
    await says(page, '/naskah-dinas/inbox', 'Inbox');
    await says(page, '/calendar', 'Calendar');
    await expect(page.getByRole('columnheader', { name: 'Mon', exact: true })).toBeAttached();
    await says(page, '/search', 'Search');
    await says(page, '/faq', 'Questions and answers');
    expect(await faultsOf(page)).toEqual([]);
    await page.goto('/tidak/ada');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();

    await page.goto('/user');
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Bahasa Indonesia' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    english.length = 0;
    await says(page, '/naskah-dinas/inbox', 'Kotak Masuk');
    expect(english).toEqual([]);
  });
});

test('the sign-in speaks English to whoever asks for it', { tag: '@full' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your desk' })).toBeVisible();
  await expect(page).toHaveTitle('Sign in · Naskah');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await page.locator('#email').fill('staf@naskah.example');
  await page.locator('#password').fill('not this one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(
    page.getByText('Staff number, e-mail address or password do not match.').first(),
  ).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await expect(page.getByRole('heading', { name: 'Masuk ke meja kerja Anda' })).toBeVisible();
});

async function says(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

const read = (name: string): string => readFileSync(join(assets, name), 'utf8');
