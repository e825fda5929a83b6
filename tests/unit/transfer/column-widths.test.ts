import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnWidths } from '../../../server/transfer/print/column-widths.ts';

const line = { false: 96, true: 150 };

it('keeps a short table upright and lays a wide one', () => {
  expect(columnWidths(['Kode', 'Nama'], [['A-1', 'Patroli']])).toMatchObject({ isWide: false, size: 8.2 });
  const many = Array.from({ length: 9 }, (_, at) => `Keterangan ${at}`);
  expect(columnWidths(many, [many.map(() => 'Perbaikan gerbang tol')])).toMatchObject({ isWide: true });
  expect(columnWidths([], [])).toMatchObject({ weights: [], isWide: false });
});

it('gives every column room for its longest word, by smaller text where the line is too short', () => {
  const word = fc.stringMatching(/^[a-z]{1,24}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 14 }),
      fc.integer({ min: 1, max: 9 }),
      (words, times) => {
        const { weights, isWide, size } = columnWidths(words, [words.map((one) => `${one} `.repeat(times))]);
        const letters = (line[`${isWide}`] * 8.2) / size;
        const all = Math.max(
          letters,
          weights.reduce((sum, one) => sum + one, 0),
        );
        words.forEach((one, at) => {
          expect(
            ((weights[at] ?? 0) / weights.reduce((sum, each) => sum + each, 0)) * all,
          ).toBeGreaterThanOrEqual(one.length);
        });
      },
    ),
  );
});
