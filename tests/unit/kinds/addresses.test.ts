import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phone, url } from '../../../resources/declare.ts';
import { readColour } from '../../../resources/kinds/colour/field.ts';
import { nationally, readPhone, withCountry } from '../../../resources/kinds/phone/phone-number.ts';
import { fieldSchema } from '../../../resources/kinds/schemas.ts';
import { isWebAddress, readWebAddress } from '../../../resources/kinds/url/web-address.ts';
import { phoneKind } from '../../../server/kinds/phone.ts';

describe('A telephone number', () => {
  it.each([
    ['0812-3456-7890', '+6281234567890'],
    ['0812 3456 7890', '+6281234567890'],
    ['81234567890', '+6281234567890'],
    ['62 812 3456 7890', '+6281234567890'],
    ['+62 0812 3456 7890', '+6281234567890'],
    ['(021) 5550 4000', '+622155504000'],
    ['+62 (0)21 5550 4000', '+622155504000'],
    ['0274.555123', '+62274555123'],
    ['+65 6123 4567', '+6561234567'],
    ['0065 6123 4567', '+6561234567'],
    ['+1 (212) 555-0100', '+12125550100'],
  ])('is read from “%s”', (typed, number) => {
    expect(readPhone(typed)).toBe(number);
    expect(fieldSchema(phone('Telepon', 'Phone'), true).parse(typed)).toBe(number);
  });

  it('is the same after it was shown or exported, and read', () => {
    const anywhere = fc.stringMatching(/^[1-9]\d{6,14}$/).map((digits) => readPhone(`+${digits}`));
    const inIndonesia = fc.stringMatching(/^(8\d{8,11}|21\d{7,8}|274\d{6})$/).map((digits) => `+62${digits}`);
    fc.assert(
      fc.property(fc.oneof(anywhere, inIndonesia), (number) => {
        if (number === undefined) return;
        expect(readPhone(withCountry(number))).toBe(number);
        const cell = phoneKind.exported(phone('', ''), number, {}, '');
        expect(phoneKind.imported(phone('', ''), String(cell))).toEqual({ value: number });
      }),
    );
    expect(withCountry('+6281234567890')).toBe('+62 812-3456-7890');
    expect(withCountry('+622155504000')).toBe('+62 21 5550 4000');
    expect(nationally('+6281234567890')).toBe('0812-3456-7890');
    expect(phoneKind.imported(phone('', ''), 81234567890)).toEqual({ value: '+6281234567890' });
  });
});

describe('A web address', () => {
  it('never runs a script or hides where it leads, whatever was typed', () => {
    const schema = fieldSchema(url('Situs', 'Website'), true);
    const pieces = fc.array(
      fc.constantFrom(
        'javascript:',
        'https://',
        'http:',
        '//',
        '@',
        '\\',
        '\n',
        ' ',
        'a.example',
        ':',
        '/',
        '\u0000',
        'data:',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((parts) => parts.join('')),
        ),
        (text) => {
          for (const address of [text, readWebAddress(text) ?? '']) {
            if (!isWebAddress(address)) continue;
            const { protocol, username } = new URL(address);
            expect(['https:', 'http:']).toContain(protocol);
            expect(username).toBe('');
          }
          expect(schema.safeParse(text.trim()).success || text.trim() === '').toBe(
            isWebAddress(text.trim()) || text.trim() === '',
          );
        },
      ),
    );
  });

  it('is read with or without its scheme', () => {
    expect(readWebAddress(' naskah.example/a?b#c ')).toBe('https://naskah.example/a?b#c');
    expect(readWebAddress('http://naskah.example')).toBe('http://naskah.example');
    for (const text of [
      'naskah',
      'a@naskah.example',
      'javascript:alert(1)',
      'https:///a',
      'localhost:3000',
      '',
    ])
      expect(readWebAddress(text), text).toBeUndefined();
  });
});

it('a colour is read as people write it', () => {
  expect(['#1C7ED6', '1c7ed6', ' #fff '].map(readColour)).toEqual(['#1c7ed6', '#1c7ed6', '#ffffff']);
  expect(['', '#12', 'merah', '#12345g', '#1234567'].map(readColour)).toEqual(Array(5).fill(undefined));
});
