import fc from 'fast-check';
import { expect, it } from 'vitest';
import { qrPath } from '../../../server/letters/sheet/qr-path.ts';

it('covers exactly the dark squares, each run of a row by one part', () => {
  const code = fc.integer({ min: 1, max: 12 }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      dark: fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size }),
    }),
  );
  fc.assert(
    fc.property(code, ({ size, dark }) => {
      const path = qrPath(dark, size);
      const covered = dark.map(() => false);
      const parts = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)];
      for (const [, x, y, run] of parts)
        covered.fill(true, Number(y) * size + Number(x), Number(y) * size + Number(x) + Number(run));
      expect(covered).toEqual(dark);
      const begins = dark.filter((is, at) => is && (at % size === 0 || !dark[at - 1]));
      expect(parts).toHaveLength(begins.length);
      expect(parts.map(([part]) => part).join('')).toBe(path);
    }),
  );
});
