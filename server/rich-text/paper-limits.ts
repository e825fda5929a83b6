import { picturesIn } from '../../domain/letters/text-pictures.ts';
import { translate } from '../../lib/language.ts';
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

/**
 * As paperFault, for texts of records: only letters keep pictures.
 * @param html sanitised
 */
export const recordTextFault = (html: string): string | undefined =>
  picturesIn(html).length > 0 ? translate(noPictures) : paperFault(html);

const noPictures = {
  id: 'Gambar hanya dapat disisipkan dalam teks naskah.',
  en: 'Pictures can be inserted only in the text of a letter.',
};
