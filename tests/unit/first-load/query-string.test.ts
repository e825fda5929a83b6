import fc from 'fast-check';
import * as theirs from 'query-string';
import { expect, it } from 'vitest';
import * as ours from '../../../build/first-load/query-string.ts';

const { parse, stringify } =
  (theirs as { default?: typeof ours }).default ?? (theirs as unknown as typeof ours);
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a b', 'é&=', '{"q":"x"}', '100%', '+'),
);
const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined));
// The package loses `__proto__`, as it copies into a plain object.
const values = fc.dictionary(
  text.filter((name) => name !== '' && name !== '__proto__'),
  fc.oneof(value, fc.array(text, { minLength: 2, maxLength: 3 })),
);

it('writes addresses as the package does that it stands for', () => {
  fc.assert(
    fc.property(values, (given) => {
      expect(ours.stringify(given)).toBe(stringify(given));
    }),
  );
});

it('reads what it has written as the package does', () => {
  fc.assert(
    fc.property(values, (given) => {
      const address = `?${stringify(given)}`;
      expect(Object.entries(ours.parse(address)).toSorted()).toEqual(
        Object.entries(parse(address)).toSorted(),
      );
    }),
  );
});
