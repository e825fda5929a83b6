import type { Letterhead } from '../letter-document.ts';

/** What every print has; all values already words in the reader's language. */
type Print = {
  title: string;
  letterhead: Letterhead | null;
  lang: 'id' | 'en';
  /** Around the page's number and the number of pages. */
  page: [before: string, between: string];
  /** When and by whom. */
  printed: string;
  /** YYYY-MM-DD, when it was made. */
  day: string;
};

export type PrintTable = {
  heads: string[];
  rows: string[][];
  /** How wide the columns are, beside each other. */
  weights: number[];
  /** Columns of numbers. */
  right: number[];
  /** Rows that sum up others. */
  strong: number[];
};

/** A list on paper. */
export type ListSheet = Print & {
  /** Filters, search and order. */
  facts: [name: string, value: string][];
  isWide: boolean;
  /** Of the text, in points. */
  size: number;
  table: PrintTable;
  /** Where there is nothing. */
  note: string;
};

type Section = {
  label: string;
  facts: [name: string, value: string][];
  tables: { name: string; table: PrintTable }[];
  pictures: { name: string; pictures: { title: string; at: number }[] }[];
};

/** A record on paper; `pictures` are JPEGs, which sections name by their place. */
export type RecordSheet = Print & {
  kind: string;
  sections: Section[];
  pictures: Uint8Array[];
};
