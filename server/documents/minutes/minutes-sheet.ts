import { withoutControls } from '../../rich-text/index.ts';
import type { SheetJob } from '../job.ts';
import type { Letterhead } from '../letter-document.ts';
import { letterheadOf } from '../letterhead.ts';

/** Minutes of retention with their list (DOMAIN 8: berita acara); every fact already in words. */
export type MinutesSheet = {
  id: string;
  letterhead: Letterhead | null;
  title: string;
  number: string;
  /** What was done, when and by whose decision, in a sentence or two each. */
  paragraphs: string[];
  facts: [name: string, value: string][];
  /** Who signed, appraised, witnessed: as printed in their blocks. */
  people: { role: string; position: string; name: string; said: string }[];
  /** The list: heads, and a row for each filing unit. */
  heads: string[];
  rows: string[][];
  total: string;
  /** Of which items copies are kept elsewhere: code of the file, title, by whom. */
  copies: string[][];
  /** What dropped out on the way, with the reason. */
  dropped: string[][];
  printed: string;
  /** YYYY-MM-DD, when they were signed. */
  day: string;
};

/** Takes the sheet, gives the typesetter's input. */
export function minutesJob({ letterhead, day, ...sheet }: MinutesSheet): SheetJob {
  const { logo, printed } = letterheadOf(letterhead);
  const data = {
    ...sheet,
    ...printed,
    day: day.split('-').map(Number),
  };
  return {
    paper: 'minutes',
    logo,
    sheet: JSON.stringify(data, (_, value) =>
      typeof value === 'string' ? withoutControls(value).normalize('NFC') : value,
    ),
  };
}
