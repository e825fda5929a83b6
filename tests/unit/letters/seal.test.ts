import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSealOf, newVerifyCode, sealOf } from '../../../server/letters/signing/seal.ts';

const hash = fc.stringMatching(/^[0-9a-f]{64}$/);

test('a seal holds for the hash it was put on and for no other', () => {
  fc.assert(
    fc.property(hash, hash, (one, other) => {
      fc.pre(one !== other);
      const seal = sealOf('a secret of thirty-two characters', one);
      expect(isSealOf(seal, one)).toBe(true);
      expect(isSealOf(seal, other)).toBe(false);
    }),
    { numRuns: 30 },
  );
});

test('the same secret always gives the same seal, another secret another', () => {
  const mark = 'ab'.repeat(32);
  expect(sealOf('secret one', mark)).toBe(sealOf('secret one', mark));
  expect(sealOf('secret one', mark)).not.toBe(sealOf('secret two', mark));
  expect(isSealOf('', mark)).toBe(false);
  expect(isSealOf('nothing', mark)).toBe(false);
});

test('codes for the public check do not repeat and hold no signs that are mistaken', () => {
  const codes = Array.from({ length: 1000 }, newVerifyCode);
  expect(new Set(codes).size).toBe(1000);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
});
