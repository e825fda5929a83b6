import { readDecimal } from '../../../lib/decimal.ts';
import { formatExact } from '../../../lib/formats.ts';
import { type Language, language } from '../../../lib/language.ts';
import type { MoneyField } from './field.ts';

export const senOf = ({ options }: Pick<MoneyField, 'options'>): number => (options.sen ? 2 : 0);

/** "Rp3.400.000", "-Rp500"; "Rp3,400,000" in English. */
export const inRupiah = (amount: string): string => formatExact(amount).replace(/^-?/, '$&Rp');

/** Reads "Rp 3.400.000,-", "3400000" and the like; undefined for what is no amount. */
export const readRupiah = (typed: string, by: Language = language()): string | undefined =>
  readDecimal(
    typed
      .trim()
      .replace(/^([-\u2212]?)\s*(?:Rp|IDR)\.?\s*/i, '$1')
      .replace(/,(?:-{1,2}|=)$/, ''),
    by,
  );
