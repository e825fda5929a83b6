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

// What plain `lazy` shows has waited even where it was fetched ahead: React holds it back for 300 ms.
test('a part of the wizard, a section of a letter and a picker are fetched by lazyPart', () => {
  const parts = globSync([
    'src/letters/wizard/**/*.{ts,tsx}',
    'src/letters/reading/section*',
    'src/ui/**/*.tsx',
  ]);
  expect(parts.filter((file) => /\blazy\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
