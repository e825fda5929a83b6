import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped, terbilang } from '../../../lib/terbilang.ts';

it('an amount stands in the words an Indonesian contract prints', () => {
  const said: [number, string][] = [
    [0, 'nol'],
    [11, 'sebelas'],
    [14, 'empat belas'],
    [100, 'seratus'],
    [1000, 'seribu'],
    [1001, 'seribu satu'],
    [2110, 'dua ribu seratus sepuluh'],
    [1_001_000, 'satu juta seribu'],
    [21_000, 'dua puluh satu ribu'],
    [1_250_000_000, 'satu miliar dua ratus lima puluh juta'],
  ];
  for (const [amount, words] of said) expect(terbilang(amount)).toBe(words);
  for (const wrong of [-1, 1.5, 1e15, Number.NaN]) expect(() => terbilang(wrong)).toThrow(RangeError);
  expect(grouped(1_250_000_000)).toBe('1.250.000.000');
});

it('its words say the amount and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (amount) => {
      expect(amountIn(terbilang(amount))).toBe(amount);
      expect(Number(grouped(amount).replaceAll('.', ''))).toBe(amount);
    }),
    { numRuns: 500 },
  );
});

const digits = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
const sizes: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 };

/** Reads the words again, by rules of its own. */
function amountIn(words: string): number {
  let [total, group, digit] = [0, 0, 0];
  for (const word of words.replace(/\bse(puluh|belas|ratus|ribu)\b/g, 'satu $1').split(' ')) {
    if (digits.includes(word)) digit = digits.indexOf(word);
    else if (word === 'belas') [group, digit] = [group + 10 + digit, 0];
    else if (word === 'puluh') [group, digit] = [group + digit * 10, 0];
    else if (word === 'ratus') [group, digit] = [group + digit * 100, 0];
    else [total, group, digit] = [total + (group + digit) * (sizes[word] ?? Number.NaN), 0, 0];
  }
  return total + group + digit;
}
