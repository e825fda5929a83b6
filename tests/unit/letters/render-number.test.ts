import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthInWib, renderNumber } from '../../../domain/letters/render-number.ts';
import { counterKey } from '../../../server/letters/numbering/counter.ts';

const parts = {
  securityCode: 'B',
  sequence: 12,
  subTypeCode: 'ND',
  unitCode: 'OPT',
  companyCode: 'NTR',
  classificationCode: 'OP.01.01',
  at: new Date('2026-11-21T03:00:00Z'),
};

test.each([
  [
    '{keamanan}-{urut}/{jenis}/{perusahaan}.{unit}/{klasifikasi}/{bulan_romawi}/{tahun}',
    3,
    12,
    'B-012/ND/NTR.OPT/OP.01.01/XI/2026',
  ],
  ['{urut}/{jenis}/DIR-{perusahaan}/{tahun}', 3, 23, '023/ND/DIR-NTR/2026'],
  ['{urut}/{jenis}/{perusahaan}/{klasifikasi}/{bulan_romawi}/{tahun}', 4, 47, '0047/ND/NTR/OP.01.01/XI/2026'],
  ['AG-{urut}/{perusahaan}/{bulan}/{tahun}', 5, 318, 'AG-00318/NTR/11/2026'],
])('%s', (pattern, padding, sequence, number) => {
  expect(renderNumber({ pattern, padding }, { ...parts, sequence })).toBe(number);
});

test('the sequence can be read back from the number, however long it is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 1, max: 8 }),
      (sequence, padding) => {
        const number = renderNumber(
          { pattern: '{keamanan}-{urut}/{jenis}', padding },
          { ...parts, sequence },
        );
        const written = /^B-(\d+)\/ND$/.exec(number)?.[1] ?? '';
        expect(Number(written)).toBe(sequence);
        expect(written.length).toBe(Math.max(padding, String(sequence).length));
      },
    ),
  );
});

test('a code that looks like a token is printed as it is', () => {
  const rule = { pattern: '{urut}/{unit}', padding: 1 };
  expect(renderNumber(rule, { ...parts, unitCode: '{urut}', sequence: 5 })).toBe('5/{urut}');
  expect(renderNumber(rule, { ...parts, unitCode: '$&', sequence: 5 })).toBe('5/$&');
});

test('month and year are those of Western Indonesian time', () => {
  expect(monthInWib(new Date('2026-12-31T16:59:59Z'))).toEqual({ year: 2026, month: 12 });
  expect(monthInWib(new Date('2026-12-31T17:00:00Z'))).toEqual({ year: 2027, month: 1 });
});

const of = { companyCode: 'NTR', unitId: 'u1', subTypeCode: 'ND', at: parts.at };
const rule = { id: 'r1', reset: 'tahunan', counterScope: ['companyCode', 'unitId', 'subTypeCode'] };

test('a counter is kept for what the rule says, and restarts when it says', () => {
  const key = (over: Partial<typeof of> = {}, ruleOver: Partial<typeof rule> = {}) =>
    counterKey({ ...rule, ...ruleOver }, { ...of, ...over });
  expect(key({ unitId: 'u2' })).not.toEqual(key());
  expect(key({ subTypeCode: 'SE' })).not.toEqual(key());
  expect(key({ unitId: 'u2' }, { counterScope: ['subTypeCode'] })).toEqual(
    key({}, { counterScope: ['subTypeCode'] }),
  );
  expect(key({ at: new Date('2026-01-01T00:00:00Z') })).toEqual(key());
  expect(key({ at: new Date('2026-12-31T17:00:00Z') })).not.toEqual(key());
  expect(key({ at: new Date('2026-10-01T00:00:00Z') }, { reset: 'bulanan' })).not.toEqual(
    key({}, { reset: 'bulanan' }),
  );
  expect(key({ at: new Date('2030-01-01T00:00:00Z') }, { reset: 'tidak' })).toEqual(
    key({}, { reset: 'tidak' }),
  );
});

test('subsidiaries never share a counter, whatever the rule says', () => {
  fc.assert(
    fc.property(fc.subarray(rule.counterScope), (kept) => {
      const own = { ...rule, counterScope: kept };
      expect(counterKey(own, of)).not.toEqual(counterKey(own, { ...of, companyCode: 'NTO' }));
    }),
  );
});
