import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

type Chunk = { file: string; imports?: string[] };

const dist = join(import.meta.dirname, '../../dist');

/**
 * The bench measures the transferred size (320 kB with fonts, styles and responses); this test finds the chunks
 * responsible.
 */
test('sign-in and inbox need less than 225 kB of script, and a list less than 250 kB, in few files', () => {
  const inbox = neededBy('inbox-page');
  expect(inbox.total, inbox.heaviest).toBeLessThan(225_000);
  expect(inbox.files.length).toBeLessThan(12);
  const list = neededBy('generated-list');
  expect(list.total, list.heaviest).toBeLessThan(250_000);
  expect(list.files.length).toBeLessThan(12);
  // Dialogs and forms load only once opened.
  const later = /surfaces|fields|Select|TextField|dialog/i;
  expect([...inbox.files, ...list.files].filter((file) => later.test(file))).toEqual([]);
});

/** Browsers paint while parsing; on a slow processor the form first appeared 176 pixels too low. */
test('the form to sign in is not painted before what holds it in its place', async ({ page }) => {
  const read = async (until?: string): Promise<void> => {
    await page.unrouteAll();
    await page.route('**/login', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const end = until ? html.indexOf(until) : html.length;
      expect(end).toBeGreaterThan(0);
      await route.fulfill({ response: answer, body: html.slice(0, end) });
    });
    await page.goto('/login');
  };
  await read('<footer class="gate-help"');
  await expect(page.locator('.gate-brand')).toBeVisible();
  await expect(page.locator('#email')).toBeHidden();
  await read();
  await expect(page.locator('#email')).toBeVisible();
});

/**
 * Collects everything fetched until a page is shown, sign-in included.
 * @param page how its file's name begins
 */
function neededBy(page: string) {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const needed = new Set<string>();
  const need = (key: string): void => {
    if (needed.has(key)) return;
    needed.add(key);
    chunks[key]?.imports?.forEach(need);
  };
  for (const start of ['index', 'start', page]) {
    const key = Object.keys(chunks).find((one) =>
      chunks[one]?.file.match(new RegExp(`^assets/${start}-[^.]*\\.js$`)),
    );
    expect(key, start).toBeDefined();
    if (key) need(key);
  }
  const files = [...needed].map((key) => chunks[key]?.file ?? key);
  const sizes = files.map((file) => ({ file, bytes: transferred(file) }));
  return {
    files,
    total: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    heaviest: JSON.stringify(sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12)),
  };
}

function transferred(file: string): number {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
