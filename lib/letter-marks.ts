import { translate } from './language.ts';

/** Hebrew with vowels and accents has four per letter, Tibetan seven; more cannot be printed. */
const mostMarks = 8;
const tower = new RegExp(`[\\p{M}\\p{Grapheme_Extend}\\u200d]{${mostMarks + 1}}`, 'u');

/**
 * Refuses more marks on one letter than can be set: typesetting time grows with their square.
 * @returns the message, undefined for a text that can be set
 */
export const marksFault = (text: string): string | undefined =>
  tower.test(text)
    ? translate({
        id: `Paling banyak ${mostMarks} tanda pada satu huruf.`,
        en: `At most ${mostMarks} marks on one letter.`,
      })
    : undefined;
