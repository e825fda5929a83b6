import { marksFault } from '../../lib/letter-marks.ts';
import { cleanRichText } from './clean.ts';
import { tableFault } from './table-limits.ts';

/**
 * Checks for unprintable content: a table too large, or stacked marks on a letter in any form (as entities, with
 * tags between them).
 * @returns the message, undefined for a printable text
 */
export function paperFault(html: string): string | undefined {
  return tableFault(html) ?? marksFault(cleanRichText(html).replace(/<[^>]*>/g, ''));
}
