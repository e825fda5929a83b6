import { expect, test } from 'vitest';
import { styleFaults } from '../../../domain/letters/letterhead-faults.ts';
import { letterStyle, printedLetterhead } from '../../../domain/letters/letterhead-style.ts';
import { contrastOnWhite } from '../../../lib/contrast.ts';

test('contrast on white paper is as WCAG counts it', () => {
  expect(contrastOnWhite('#ffffff')).toBeCloseTo(1);
  expect(contrastOnWhite('#000000')).toBeCloseTo(21);
  expect(contrastOnWhite('#767676')).toBeCloseTo(4.54, 2);
});

test('a colour that cannot be read and a fourth line at the foot are said at their fields', () => {
  expect(styleFaults({ colour: '#0b5345', footer: 'a\nb\n\nc\n' })).toEqual({});
  expect(styleFaults({ colour: null, footer: null })).toEqual({});
  expect(styleFaults({ colour: '#f2c14e', footer: 'a\nb\nc\nd' })).toEqual({
    colour: [
      'Terlalu terang untuk kertas putih (kontras 1,6, paling sedikit 4,5). Pilih warna yang lebih gelap.',
    ],
    footer: ['Paling banyak 3 baris.'],
  });
  // Just below: never "4,5, at least 4,5".
  expect(styleFaults({ colour: '#777777' }).colour?.[0]).toContain('kontras 4,4');
});

test('a letterhead from before there were styles, and what one leaves out, is as the standard', () => {
  const standard = letterStyle(null);
  expect(standard).toEqual({
    ...{
      colour: '#1a1f1d',
      font: 'source-serif',
      size: 11,
      justified: true,
      footer: [],
      following: 'running',
    },
  });
  expect(letterStyle({ name: 'PT X', address: '' })).toEqual(standard);
  expect(letterStyle(printedLetterhead({ companyName: 'PT X' }))).toEqual(standard);
  const chosen = { companyName: 'PT X', font: 'arimo', fontSize: 12, justified: false, footer: 'Jalan\n' };
  expect(letterStyle(printedLetterhead({ ...chosen, colour: '#0b5345', followingHead: 'full' }))).toEqual({
    ...{ colour: '#0b5345', font: 'arimo', size: 12, justified: false, footer: ['Jalan'], following: 'full' },
  });
});
