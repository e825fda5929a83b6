import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSealOf, newVerifyCode, sealOf } from '../../../server/letters/signing/seal.ts';

const secret = 'a secret of thirty-two characters';
const hash = fc.stringMatching(/^[0-9a-f]{64}$/);

test('a seal holds for the hash it was put on and for no other', () => {
  fc.assert(
    fc.property(hash, hash, (one, other) => {
      fc.pre(one !== other);
      const seal = sealOf(secret, one);
      expect(isSealOf(secret, seal, one)).toBe(true);
      expect(isSealOf(secret, seal, other)).toBe(false);
    }),
    { numRuns: 30 },
  );
});

test('the same secret always gives the same seal, another secret another', () => {
  const mark = 'ab'.repeat(32);
  expect(sealOf('secret one', mark)).toBe(sealOf('secret one', mark));
  expect(sealOf('secret one', mark)).not.toBe(sealOf('secret two', mark));
  expect(isSealOf('secret one', sealOf('secret one', mark), mark)).toBe(true);
  expect(isSealOf('secret two', sealOf('secret one', mark), mark)).toBe(false);
  expect(isSealOf(secret, '', mark)).toBe(false);
  expect(isSealOf(secret, 'nothing', mark)).toBe(false);
});

test('codes for the public check do not repeat and hold no signs that are mistaken', () => {
  const codes = Array.from({ length: 1000 }, newVerifyCode);
  expect(new Set(codes).size).toBe(1000);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
});
