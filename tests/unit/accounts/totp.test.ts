import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../../../server/accounts/keys.ts';
import { base32, codeAt, stepAt, stepOf } from '../../../server/accounts/two-factor/totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B, for SHA-1.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i is %s', (second, code) => {
    expect(codeAt(secret, stepAt(second * 1000), 8)).toBe(code);
  });

  it('are taken half a minute early and late, and no further', () => {
    const now = 1_800_000_015_000;
    const step = stepAt(now);
    for (const off of [-1, 0, 1]) expect(stepOf(secret, codeAt(secret, step + off), now)).toBe(step + off);
    for (const off of [-2, 2]) expect(stepOf(secret, codeAt(secret, step + off), now)).toBeUndefined();
    for (const wrong of ['', '12345', '1234567', 'abcdef'])
      expect(stepOf(secret, wrong, now)).toBeUndefined();
  });

  it('come of a secret that apps read as base 32 (RFC 4648)', () => {
    expect(base32(Buffer.from('foobar0123'))).toBe('MZXW6YTBOIYDCMRT');
  });
});

it('what is sealed for one opens nothing for another, by another secret, or damaged', () => {
  const sealed = seal('a secret', 'two-factor', 'anna', secret);
  expect(unseal('a secret', 'two-factor', 'anna', sealed)).toEqual(secret);
  expect(unseal('a secret', 'two-factor', 'berta', sealed)).toBeUndefined();
  expect(unseal('a secret', 'other', 'anna', sealed)).toBeUndefined();
  expect(unseal('b secret', 'two-factor', 'anna', sealed)).toBeUndefined();
  expect(unseal('a secret', 'two-factor', 'anna', `${sealed.slice(0, -2)}AA`)).toBeUndefined();
  expect(unseal('a secret', 'two-factor', 'anna', '')).toBeUndefined();
});
