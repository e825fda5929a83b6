import { held } from '../../../domain/letters/no-breaks.ts';
import { longDate } from '../../../domain/letters/tags.ts';
import type { SheetJob } from '../job.ts';
import type { Letterhead } from '../letter-document.ts';
import { qrCode } from '../qr-code.ts';
import { dayParts, sheetJob } from '../sheet-job.ts';

/** Content of retention minutes with their list (DOMAIN 8: berita acara); all values already as text. */
export type MinutesSheet = {
  id: string;
  letterhead: Letterhead | null;
  title: string;
  number: string;
  /** Up to the legal bases. */
  opening: string;
  bases: string[];
  facts: [name: string, value: string][];
  paragraphs: string[];
  people: Party[];
  list: {
    title: string;
    facts: [name: string, value: string][];
    /** Several beside each other share a `group` above their heads; widths in millimetres, one takes what is left. */
    columns: { head: string; group?: string; side: 'left' | 'center' | 'right'; width?: number }[];
    rows: string[][];
    /** Filing units, archive items, sheets, and what more there is to say. */
    totals: [string, string, string, string];
    /** Who answer for it, as in `people`. */
    parties: Party[];
  };
  /** Items with copies kept elsewhere: file code, title, keeper. */
  copies: string[][];
  /** Filing units dropped on the way, with the reason. */
  dropped: string[][];
  /** The page that gives out the minutes. */
  url: string;
  /** YYYY-MM-DD, when they were signed. */
  day: string;
};

/** Who signed, appraised, witnessed. */
type Party = { role: string; position: string; name: string; npp: string; said: string; isSigned: boolean };

/** Takes the minutes, gives the typesetter's input. */
export async function minutesJob({ letterhead, day, url, ...sheet }: MinutesSheet): Promise<SheetJob> {
  const job = sheetJob('minutes', letterhead, {
    ...sheet,
    opening: held(sheet.opening),
    bases: sheet.bases.map(held),
    paragraphs: sheet.paragraphs.map(held),
    facts: sheet.facts.map(([name, value]) => [name, held(value)]),
    host: new URL(url).host,
    day: dayParts(day),
    dayText: longDate(day),
  });
  return { ...job, codes: { 'qr.svg': await qrCode(url) } };
}
