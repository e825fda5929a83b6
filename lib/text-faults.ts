import { formatNumber } from './formats.ts';
import { say, type Words } from './language.ts';

/** For a schema: the words of a fault, made when it is told, since on the server one schema serves both languages. */
export const fault = (words: Words): { error: () => string } => ({ error: () => say(words) });

// What is said of a text that cannot be kept as it is; the same words for every field, here and on the server.

/** Of what is no text at all. */
export const noText = (): string => say({ id: 'Isi dengan teks.', en: 'Enter text.' });

/** Of a text of more than `max` characters. */
export const tooLong = (max: number): string =>
  say({
    id: `Paling banyak ${formatNumber(max)} karakter.`,
    en: `At most ${formatNumber(max)} characters.`,
  });

/** Of characters that PostgreSQL does not take. */
export const notStorable = (): string =>
  say({
    id: 'Teks memuat karakter yang tidak dapat disimpan.',
    en: 'The text has characters that cannot be stored.',
  });
