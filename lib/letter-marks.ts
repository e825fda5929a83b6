import { say } from './language.ts';

/** Hebrew with vowels and accents has four on a letter, Tibetan seven; more is a tower no paper can carry. */
const mostMarks = 8;
const tower = new RegExp(`[\\p{M}\\p{Grapheme_Extend}\\u200d]{${mostMarks + 1}}`, 'u');

/**
 * Whether a text puts more marks on one letter than can be set: the typesetter takes the square of their number.
 * @returns what to say, undefined for a text that can be set
 */
export const marksFault = (text: string): string | undefined =>
  tower.test(text)
    ? say({
        id: `Paling banyak ${mostMarks} tanda pada satu huruf.`,
        en: `At most ${mostMarks} marks on one letter.`,
      })
    : undefined;
