import { expect, test } from 'vitest';
import { folded } from '../../../src/ui/folded.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);
const shown = (count: number, isKept: (one: number) => boolean, together?: (one: number) => unknown) =>
  folded(numbers(count), { most: 8, isKept, ...(together && { together }) }).map((row) =>
    'item' in row ? row.item : `+${row.hidden.length}`,
  );

test('a list folds beyond its most, each gap where it is left out', () => {
  expect(shown(8, () => false)).toEqual(numbers(8));
  expect(shown(12, (one) => one < 2 || one === 6 || one === 11)).toEqual([0, 1, '+4', 6, '+4', 11]);
});

test('what is left out folds only with what it has something in common', () => {
  expect(
    shown(
      9,
      (one) => one === 0,
      (one) => one < 5,
    ),
  ).toEqual([0, '+4', '+4']);
});

test('one alone is shown', () => {
  expect(shown(9, (one) => one !== 4)).toEqual(numbers(9));
});
