import { withoutControls } from '../../rich-text/index.ts';
import type { Block } from '../block.ts';
import { bodyBlocks } from '../body-blocks.ts';
import type { SheetJob } from '../job.ts';

/** A report on paper; every fact already in words. */
export type ReportSheet = {
  title: string;
  letterhead: { name: string; content: string } | null;
  /** Unit, period and what else it is narrowed by. */
  facts: [name: string, value: string][];
  figures: { name: string; value: string; hint: string }[];
  /** Each its own small table: a name, its heads, its rows. */
  parts: { name: string; heads: string[]; rows: string[][] }[];
  heads: string[];
  rows: string[][];
  /** Below the table: what is not in it. */
  note: string;
  printed: string;
  /** YYYY-MM-DD, when it was made. */
  day: string;
};

/** Takes the sheet, gives the typesetter's input. */
export function reportJob({ letterhead, day, ...sheet }: ReportSheet): SheetJob {
  const lines: Block[] = bodyBlocks(letterhead?.content ?? '');
  const data = {
    ...sheet,
    letterhead: letterhead && { name: letterhead.name, address: '', lines },
    logo: 'mark.svg',
    day: day.split('-').map(Number),
  };
  return {
    paper: 'report',
    sheet: JSON.stringify(data, (_, value) =>
      typeof value === 'string' ? withoutControls(value).normalize('NFC') : value,
    ),
  };
}
