import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

type Chunk = { file: string; imports?: string[] };

const dist = join(import.meta.dirname, '../../dist');

/** The bench measures it as transferred (320 kB with fonts, styles and answers); this finds what brought more along. */
test('sign-in and inbox need less than 225 kB of script, and a list less than 250 kB, in few files', () => {
  const inbox = neededBy('inbox-page');
  expect(inbox.total, inbox.heaviest).toBeLessThan(225_000);
  expect(inbox.files.length).toBeLessThan(12);
  const list = neededBy('generated-list');
  expect(list.total, list.heaviest).toBeLessThan(250_000);
  expect(list.files.length).toBeLessThan(12);
  // Nobody has opened a dialog or a form yet.
  const later = /surfaces|fields|Select|TextField|dialog/i;
  expect([...inbox.files, ...list.files].filter((file) => later.test(file))).toEqual([]);
});

/** All that is fetched until a page is there, from the sign-in on. @param page how its file's name begins */
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
