import { compareDecimals } from '../../../lib/decimal.ts';
import type { Wrong } from '../sample-parts.ts';
import { exactIn } from './limits.ts';

type Bounds = { min?: number | string; max?: number | string };

/** A value within the bounds, another one for each counter where there is room. */
export function exactSample({ min, max }: Bounds, digits: number, counter: number): string | undefined {
  const fits = (text: string): boolean =>
    (min === undefined || compareDecimals(text, String(min)) >= 0) &&
    (max === undefined || compareDecimals(text, String(max)) <= 0);
  const fraction = digits > 0 ? '.5' : '';
  const found = [`${counter * 1000}${fraction}`, `${counter}${fraction}`, String(min ?? max)].find(fits);
  return found && exactIn(found, digits);
}

export function wrongAmounts({ min, max }: Bounds, digits: number): Wrong[] {
  const texts: [string, string][] = [
    ['words', 'tiga'],
    ['30 digits', '9'.repeat(30)],
    ['30 digits after the point', `0.${'1'.repeat(30)}`],
    ['a hundred thousand digits', '1'.repeat(100_000)],
    ['too fine', `1.${'0'.repeat(digits)}1`],
    ['a comma', '1,5'],
    ['grouped', '1.500.000'],
    ['an exponent', '1e3'],
    ['not a number', 'NaN'],
    ['endless', 'Infinity'],
    ['hexadecimal', '0x10'],
    ['no whole part', '.5'],
    ['a space', '1 000'],
    ['other digits', '١٢'],
    ...(min === undefined ? [] : [['too small', below(String(min))] as [string, string]]),
    ...(max === undefined ? [] : [['too large', above(String(max))] as [string, string]]),
  ];
  return texts;
}

const below = (min: string): string => String(BigInt(min.split('.')[0] ?? min) - 2n);
const above = (max: string): string => String(BigInt(max.split('.')[0] ?? max) + 2n);
