import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

type Chunk = { file: string; imports?: string[] };

const dist = join(import.meta.dirname, '../../dist');
const firstScreens = ['index.html', 'src/app.tsx', 'src/mailbox/inbox/inbox-page.tsx'];

/** The bench measures it as transferred (320 kB with fonts, styles and answers); this finds what brought more along. */
test('sign-in and inbox need less than 235 kB of script', () => {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const needed = new Set<string>();
  const need = (key: string): void => {
    if (needed.has(key)) return;
    needed.add(key);
    chunks[key]?.imports?.forEach(need);
  };
  firstScreens.forEach(need);
  const sizes = [...needed].map((key) => ({ key, bytes: transferred(chunks[key]?.file ?? key) }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const heaviest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 12);
  expect(total, JSON.stringify(heaviest)).toBeLessThan(235_000);
  // Nobody has opened a dialog or a form yet.
  expect([...needed].filter((key) => /surfaces|Select|TextField|dialog/i.test(key))).toEqual([]);
});

function transferred(file: string): number {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
