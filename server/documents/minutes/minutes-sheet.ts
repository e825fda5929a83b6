import type { Letterhead } from '../letter-document.ts';

/** Content of retention minutes with their list (DOMAIN 8: berita acara); all values already as text. */
export type MinutesSheet = {
  id: string;
  letterhead: Letterhead | null;
  title: string;
  number: string;
  paragraphs: string[];
  facts: [name: string, value: string][];
  /** Who signed, appraised, witnessed: as printed in their blocks. */
  people: { role: string; position: string; name: string; said: string }[];
  /** The list: heads, and a row for each filing unit. */
  heads: string[];
  rows: string[][];
  total: string;
  /** Items with copies kept elsewhere: file code, title, keeper. */
  copies: string[][];
  /** Filing units dropped on the way, with the reason. */
  dropped: string[][];
  printed: string;
  /** YYYY-MM-DD, when they were signed. */
  day: string;
};
