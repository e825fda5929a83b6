import { withoutControls } from '../rich-text/index.ts';
import type { SheetJob } from './job.ts';
import type { Letterhead } from './letter-document.ts';
import { letterheadOf } from './letterhead.ts';

/** A sheet under its letterhead: gives the typesetter's input. */
export function sheetJob(
  paper: SheetJob['paper'],
  letterhead: Letterhead | null,
  content: Readonly<Record<string, unknown>>,
): SheetJob {
  const { logo, printed } = letterheadOf(letterhead);
  const sheet = JSON.stringify({ ...content, ...printed }, (_, value) =>
    typeof value === 'string' ? withoutControls(value).normalize('NFC') : value,
  );
  return { paper, logo, sheet };
}

/** A day (YYYY-MM-DD) as the typesetter reads it. */
export const dayParts = (day: string): number[] => day.split('-').map(Number);
