import { expect, test } from 'vitest';
import { narrowedWords } from '../../../src/search/narrowed-messages.ts';

test('a kept search says what narrows it, in the order of the facets', () => {
  expect(narrowedWords({ year: '2024,2025', source: 'archive', unit: 'an-id', other: 'x' })).toEqual([
    'Arsip',
    'Unit',
    '2024, 2025',
  ]);
  expect(narrowedWords({})).toEqual([]);
});
