import { z } from 'zod';
import { translate } from '../../lib/language.ts';

type Issue = { code?: string; origin?: string; minimum?: number | bigint; maximum?: number | bigint };

/**
 * Sets default messages for schema errors. Zod's own name types ("expected array, received null"), which users do
 * not know.
 */
export function sayFaults(): void {
  z.config({ customError: (issue) => sentenceOf(issue as Issue) });
}

function sentenceOf({ code, origin, minimum, maximum }: Issue): string {
  const isText = origin === 'string';
  if (code === 'unrecognized_keys') return translate({ id: 'Isian tidak dikenal.', en: 'Unknown field.' });
  if (code === 'too_small')
    return isText
      ? translate({ id: `Paling sedikit ${minimum} karakter.`, en: `At least ${minimum} characters.` })
      : translate({ id: `Paling sedikit ${minimum}.`, en: `At least ${minimum}.` });
  if (code === 'too_big')
    return isText
      ? translate({ id: `Paling banyak ${maximum} karakter.`, en: `At most ${maximum} characters.` })
      : translate({ id: `Paling banyak ${maximum}.`, en: `At most ${maximum}.` });
  return translate({ id: 'Nilai ini tidak dapat dipakai.', en: 'This value cannot be used.' });
}
