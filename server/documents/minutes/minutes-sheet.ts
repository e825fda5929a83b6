import { withoutControls } from '../../rich-text/index.ts';
import type { SheetJob } from '../job.ts';
import type { Letterhead } from '../letter-document.ts';
import { letterheadOf } from '../letterhead.ts';

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
