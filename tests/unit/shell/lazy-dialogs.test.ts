import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A dialog is opened from a page with somebody's words in it; plain `lazy` gives the page up when its script cannot be had.
test('what opens above a page is fetched by lazyPart', () => {
  const plain = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\blazy\([^;]*?import\('([^']+)'\)/g)]
      .filter(([, part = '']) => /(dialog|menu|panel|sheet)\.tsx$/i.test(part))
      .map(([, part]) => `${file}: ${part}`),
  );
  expect(plain).toEqual([]);
});
