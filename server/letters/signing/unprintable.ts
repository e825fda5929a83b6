import { translate } from '../../../lib/language.ts';
import { conflict } from '../../http/index.ts';

/** Refuses a signature under what cannot be set, with why. */
export const unprintable = (why: string) =>
  conflict(
    translate({
      id: `${why} Karena tidak dapat dicetak, naskah ini tidak dapat ditandatangani. Kembalikan agar diperbaiki.`,
      en: `${why} As it cannot be printed, this letter cannot be signed. Return it to have it corrected.`,
    }),
  );
