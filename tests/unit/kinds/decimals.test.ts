import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { compareDecimals, isDecimal, readDecimal, withDigits } from '../../../lib/decimal.ts';
import { formatExact } from '../../../lib/formats.ts';
import { languages, setLocaleSource } from '../../../lib/language.ts';
import { decimal, money } from '../../../resources/declare.ts';
import { mostWhole } from '../../../resources/kinds/exact/limits.ts';
import { inRupiah, readRupiah } from '../../../resources/kinds/money/rupiah.ts';
import { fieldSchema } from '../../../resources/kinds/schemas.ts';

afterEach(() => setLocaleSource(() => undefined));

const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });
/** Any number that a column of so many digits after the point holds, in its one spelling. */
const stored = (scale: number) =>
  fc.tuple(fc.boolean(), digits(1, mostWhole), digits(scale, scale)).map(([isNegative, whole, fraction]) => {
    const text = `${isNegative ? '-' : ''}${whole}${scale > 0 ? `.${fraction}` : ''}`;
    return withDigits(text, scale) ?? '';
  });
const scaled = fc
  .integer({ min: 0, max: 6 })
  .chain((scale) => stored(scale).map((text) => [scale, text] as const));

describe('An exact number', () => {
  it('is the same after it was shown, typed and read, in either language, whatever its length', () => {
    fc.assert(
      fc.property(scaled, fc.constantFrom(...languages), ([scale, text], language) => {
        setLocaleSource(() => language);
        const typed = formatExact(text);
        expect(withDigits(readDecimal(typed, language) ?? '', scale)).toBe(text);
        expect(withDigits(readRupiah(inRupiah(text)) ?? '', scale)).toBe(text);
      }),
    );
  });

  it('is spelled in one way by its schema, which takes its own spelling again', () => {
    fc.assert(
      fc.property(scaled, digits(0, 3), ([scale, text], zeros) => {
        const schema = fieldSchema(decimal('Nilai', 'Value', { digits: scale as 0 }), true);
        const longer = `${text.replace(/^-?/, `$&${zeros.replace(/\d/g, '0')}`)}${scale > 0 ? '00' : ''}`;
        expect(schema.parse(longer)).toBe(text);
        expect(schema.parse(text)).toBe(text);
      }),
    );
  });

  it('is compared as what it is, not as a float or as text', () => {
    const units = (text: string) => BigInt((withDigits(text, 6) ?? '').replace('.', ''));
    fc.assert(
      fc.property(scaled, scaled, ([, one], [, other]) => {
        const expected = units(one) - units(other);
        expect(Math.sign(compareDecimals(one, other))).toBe(expected < 0n ? -1 : expected > 0n ? 1 : 0);
      }),
    );
    expect(compareDecimals('9007199254740993', '9007199254740992')).toBe(1);
    expect(compareDecimals('-0.000001', '0')).toBe(-1);
    expect(compareDecimals('10', '9.99')).toBe(1);
  });

  it('is refused, never mangled, as any other text', () => {
    const schema = fieldSchema(decimal('Nilai', 'Value', { digits: 2 }), true);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { data, success } = schema.safeParse(text);
        if (success && data !== null)
          expect(isDecimal(text) && compareDecimals(text, String(data)) === 0).toBe(true);
      }),
    );
  });

  it('keeps bounds that no float could hold', () => {
    const schema = fieldSchema(money('Nilai', 'Value', { max: '999999999999999999' }), true);
    expect(schema.safeParse('999999999999999999').success).toBe(true);
    const fine = fieldSchema(decimal('Nilai', 'Value', { digits: 1, min: '0.1', max: '0.3' }), true);
    expect(['0', '0.1', '0.3', '0.4'].map((text) => fine.safeParse(text).success)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(fine.safeParse('0.4').error?.issues[0]?.message).toBe('Isi paling banyak 0,3.');
    const said = (text: string) =>
      fieldSchema(money('Nilai', 'Value', { max: '999999999999' }), true).safeParse(text).error?.issues[0]
        ?.message;
    expect(said('9'.repeat(19))).toBe('Isi paling banyak Rp999.999.999.999.');
    expect(said(`-${'9'.repeat(19)}`)).toBe('Paling banyak 18 angka di depan koma.');
  });

  it('says which bounds of a declaration are none', () => {
    expect(() => fieldSchema(decimal('Nilai', 'Value', { digits: 1, max: '0.25' }), true)).toThrow(/0\.25/);
    expect(() => fieldSchema(money('Nilai', 'Value', { min: '1,5' }), true)).toThrow(/1,5/);
  });
});

describe('A number as people write it', () => {
  it.each([
    ['1.500,25', '1500.25'],
    ['1500,25', '1500.25'],
    ['1,5', '1.5'],
    ['1.500', '1500'],
    ['1500.25', '1500.25'],
    ['1,500,000', '1500000'],
    ['1,500.25', '1500.25'],
    ['0.125', '0.125'],
    ['1.50', '1.50'],
    ['−5', '-5'],
    [' 7 ', '7'],
  ])('reads “%s” as %s', (typed, number) => {
    expect(readDecimal(typed, 'id')).toBe(number);
  });

  it.each(['', '-', '1.5.0', '1..5', '1,5,0', '1 500', 'tiga', '1e3', '.5', '5,', '0x1'])(
    'reads no number in “%s” that it would have to guess',
    (typed) => {
      expect(readDecimal(typed, 'id')).toBeUndefined();
    },
  );

  it.each([
    ['Rp3.400.000', '3400000'],
    ['Rp 3.400.000,-', '3400000'],
    ['rp.3.400.000,50', '3400000.50'],
    ['-Rp500', '-500'],
    ['IDR 3,400,000', '3400000'],
    ['3400000', '3400000'],
  ])('reads “%s” as %s rupiah', (typed, amount) => {
    expect(readRupiah(typed, 'id')).toBe(amount);
  });

  it('shows an amount with its sign and groups, whole or with sen', () => {
    expect(inRupiah('3400000')).toBe('Rp3.400.000');
    expect(inRupiah('-500.50')).toBe('-Rp500,50');
    setLocaleSource(() => 'en');
    expect(inRupiah('3400000')).toBe('Rp3,400,000');
  });
});
