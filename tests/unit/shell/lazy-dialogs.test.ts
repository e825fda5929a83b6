import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A dialog opens above a page with typed text, a field stands in it; plain `lazy` would lose the page when its chunk
// fails to load.
test('what opens above a page, and a field of a form, is fetched by lazyPart', () => {
  const plain = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\blazy\([^;]*?import\('([^']+)'\)/g)]
      .filter(([, part = '']) =>
        /(dialog|menu|panel|sheet|input|preview|viewer|in-place|term-card|variables-below)\.tsx$/i.test(part),
      )
      .map(([, part]) => `${file}: ${part}`),
  );
  expect(plain).toEqual([]);
});
