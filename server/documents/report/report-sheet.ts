import type { Letterhead } from '../letter-document.ts';

/** A report on paper; every fact already in words. */
export type ReportSheet = {
  title: string;
  letterhead: Letterhead | null;
  /** Unit, period and further filters. */
  facts: [name: string, value: string][];
  figures: { name: string; value: string; hint: string }[];
  /** Each its own small table: a name, its heads, its rows. */
  parts: { name: string; heads: string[]; rows: string[][] }[];
  heads: string[];
  rows: string[][];
  /** Below the table: what it does not include. */
  note: string;
  printed: string;
  /** YYYY-MM-DD, when it was made. */
  day: string;
};
