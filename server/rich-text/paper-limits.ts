import { marksFault } from '../../lib/letter-marks.ts';
import { cleanRichText } from './clean.ts';
import { tableFault } from './table-limits.ts';

/**
 * Finds unprintable content: too large a table, or stacked marks in any form (as entities, with tags between).
 * @returns the message, undefined for a printable text
 */
export function paperFault(html: string): string | undefined {
  return tableFault(html) ?? marksFault(cleanRichText(html).replace(/<[^>]*>/g, ''));
}
