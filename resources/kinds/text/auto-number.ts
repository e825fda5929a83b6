import type { TextField, TextOptions } from './field.ts';
import { text } from './field.ts';

/** How a record's number is made: as letters' numbers are (domain/letters/number-pattern.ts), without a letter's tokens. */
export type Numbering = {
  /** Literal text and `{urut}`, `{tahun}`, `{bulan}`, `{bulan_romawi}`: `PJ-{tahun}-{urut}`. */
  pattern: string;
  /** Digits of the sequence; longer ones are printed whole. */
  padding?: number;
  /** When the sequence begins again. */
  reset?: 'tidak' | 'tahunan' | 'bulanan';
};

/**
 * A number that the server gives a record when it is created: gapless, never reused, one sequence for the field and
 * its period.
 */
export const autoNumber = (
  id: string,
  en: string,
  numbering: Numbering,
  options?: Omit<TextOptions, 'stamp' | 'numbering' | 'unique'>,
): TextField =>
  text(id, en, {
    ...{ searchable: true, sortable: true, max: 60 },
    ...options,
    ...{ stamp: 'number', unique: true, numbering },
  });
