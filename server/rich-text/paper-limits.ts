import { marksFault } from '../../lib/letter-marks.ts';
import { cleanRichText } from './clean.ts';
import { tableFault } from './table-limits.ts';

/**
 * Whether a text holds what no paper can carry: a table too large, or towers of marks on a letter, however they were
 * written (as entities, with tags between them).
 * @returns what to say, undefined for a text that can be set
 */
export function paperFault(html: string): string | undefined {
  return tableFault(html) ?? marksFault(cleanRichText(html).replace(/<[^>]*>/g, ''));
}
