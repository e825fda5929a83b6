import { expect, test } from 'vitest';
import { partiesNamed } from '../../../domain/letters/contract.ts';

test.each([
  ['PT. Nusantara Tol Raya (Persero)', 'PT Nusantara Tol Raya', true],
  ['pt nusantara tol raya', 'PT Nusantara Tol Raya (Persero) Tbk.', true],
  ['PT Nusantara Tol Operasi', 'PT Nusantara Tol Raya', false],
  ['', '', false],
])('a party written “%s” bears the name “%s”: %s', (name, company, is) => {
  expect(partiesNamed([{ name }], company)).toEqual(is ? [0] : []);
});
