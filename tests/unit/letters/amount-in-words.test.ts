import { expect, test } from 'vitest';
import { amountInWords } from '../../../domain/letters/amount-in-words.ts';
import { dayInWords, weekdayOf } from '../../../lib/day-in-words.ts';

test.each([
  ['seharga Rp1.250.000', '(satu juta dua ratus lima puluh ribu rupiah)'],
  ['Rp 1.250.000,00 ', '(satu juta dua ratus lima puluh ribu rupiah)'],
  ['Rp500,-', '(lima ratus rupiah)'],
  ['paling lama 14', '(empat belas)'],
  ['Rp1.250.000,50', undefined],
  ['tahun 1.25', undefined],
  ['B-012', '(dua belas)'],
  ['', undefined],
  ['9999999999999999', undefined],
])('%s is followed by %s', (text, words) => {
  expect(amountInWords(text)).toBe(words);
});

test('a day in words as minutes begin (DOMAIN 9)', () => {
  expect(weekdayOf('2026-11-18')).toBe('Rabu');
  expect(dayInWords('2026-11-18')).toBe('delapan belas bulan November tahun dua ribu dua puluh enam');
  expect([weekdayOf('x'), dayInWords('2026-13-01'), dayInWords('')]).toEqual(['', '', '']);
});
