import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  missingTokens,
  numberTokens,
  type PatternPart,
  parsePattern,
  patternSource,
  printPattern,
  touchingSequence,
} from '../../../domain/letters/number-pattern.ts';
import { renderNumber } from '../../../domain/letters/render-number.ts';

const token = fc.constantFrom(...numberTokens.map(({ name }) => ({ token: name })));
const text = fc.stringMatching(/^[A-Za-z0-9 ./-]{1,6}$/).map((written) => ({ text: written }));
const parts = fc.array(fc.oneof(token, text), { maxLength: 12 });
/** Neighbouring texts are one. */
const joined = (list: PatternPart[]): PatternPart[] =>
  list.reduce<PatternPart[]>((made, part) => {
    const last = made.at(-1);
    if ('text' in part && last && 'text' in last) made[made.length - 1] = { text: last.text + part.text };
    else made.push(part);
    return made;
  }, []);

test('what is printed of parts is read as the same parts', () => {
  fc.assert(
    fc.property(parts, (list) => {
      expect(parsePattern(printPattern(list))).toEqual(joined(list));
    }),
  );
});

test('no text is lost by reading it as a pattern, however it is written', () => {
  const anything = fc.string({ unit: fc.constantFrom('{', '}', '{urut}', '{jenis}', '{x}', 'a', '/', ' ') });
  fc.assert(
    fc.property(anything, (written) => {
      expect(printPattern(parsePattern(written))).toBe(written);
    }),
  );
});

test('a pattern of known tokens with the sequence among them is accepted, any other is not', () => {
  const whole = new RegExp(patternSource);
  fc.assert(
    fc.property(parts, (list) => {
      expect(whole.test(printPattern(list))).toBe(
        list.some((part) => 'token' in part && part.token === 'urut'),
      );
    }),
  );
  for (const wrong of ['{urut', '{urut}}', '{urut}/{nomor}', '{}{urut}', ''])
    expect(whole.test(wrong)).toBe(false);
});

test('a rule that passes the check never gives one number in two of its counters', () => {
  const unit = fc.record({
    companyCode: fc.constantFrom('NTR', 'NTO'),
    unitCode: fc.constantFrom('OPT', 'KEU'),
    subTypeCode: fc.constantFrom('ND', 'SE'),
  });
  const months = fc.constantFrom('2026-10-15T03:00:00Z', '2026-11-15T03:00:00Z', '2027-11-15T03:00:00Z');
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...numberTokens], { minLength: 6 }),
      fc.constantFrom('tahunan', 'bulanan', 'tidak'),
      fc.subarray(['companyCode', 'unitId', 'subTypeCode'], { minLength: 1 }),
      fc.tuple(unit, unit),
      fc.tuple(months, months),
      (list, reset, counterScope, [one, other], [then, later]) => {
        // Separated, as the form warns where they are not.
        const pattern = list.map(({ name }) => printPattern([{ token: name }])).join('|');
        fc.pre(Object.keys(missingTokens({ pattern, reset, counterScope })).length === 0);
        fc.pre(pattern.includes('{urut}'));
        const keyOf = (of: typeof one, at: string) =>
          [
            counterScope.includes('companyCode') && of.companyCode,
            counterScope.includes('unitId') && of.unitCode,
            counterScope.includes('subTypeCode') && of.subTypeCode,
            reset !== 'tidak' && at.slice(0, 4),
            reset === 'bulanan' && at.slice(0, 7),
          ].join();
        fc.pre(keyOf(one, then) !== keyOf(other, later));
        const rest = { securityCode: 'B', classificationCode: 'OP.01', sequence: 1 };
        const first = renderNumber({ pattern, padding: 3 }, { ...rest, ...one, at: new Date(then) });
        const second = renderNumber({ pattern, padding: 3 }, { ...rest, ...other, at: new Date(later) });
        expect(first).not.toBe(second);
      },
    ),
  );
});

test('a sequence that touches another token is noticed', () => {
  expect(touchingSequence(parsePattern('{urut}{tahun}'))).toBe(true);
  expect(touchingSequence(parsePattern('{unit}{urut}/{tahun}'))).toBe(true);
  expect(touchingSequence(parsePattern('{jenis}{unit}-{urut}/{tahun}'))).toBe(false);
});
