import { formatNumber } from './formats.ts';
import { type Message, translate } from './language.ts';

/** A schema message created on use, since on the server one schema serves both languages. */
export const fault = (message: Message): { error: () => string } => ({ error: () => translate(message) });

// Messages for texts that cannot be stored as they are; the same for every field, here and on the server.

/** Of what is no text at all. */
export const noText = (): string => translate({ id: 'Isi dengan teks.', en: 'Enter text.' });

/** Of a text of more than `max` characters. */
export const tooLong = (max: number): string =>
  translate({
    id: `Paling banyak ${formatNumber(max)} karakter.`,
    en: `At most ${formatNumber(max)} characters.`,
  });

/** Of characters that PostgreSQL does not take. */
export const notStorable = (): string =>
  translate({
    id: 'Teks memuat karakter yang tidak dapat disimpan.',
    en: 'The text has characters that cannot be stored.',
  });
