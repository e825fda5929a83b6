import { z } from 'zod';
import { say } from '../../lib/language.ts';

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
  if (code === 'unrecognized_keys') return say({ id: 'Isian tidak dikenal.', en: 'Unknown field.' });
  if (code === 'too_small')
    return isText
      ? say({ id: `Paling sedikit ${minimum} karakter.`, en: `At least ${minimum} characters.` })
      : say({ id: `Paling sedikit ${minimum}.`, en: `At least ${minimum}.` });
  if (code === 'too_big')
    return isText
      ? say({ id: `Paling banyak ${maximum} karakter.`, en: `At most ${maximum} characters.` })
      : say({ id: `Paling banyak ${maximum}.`, en: `At most ${maximum}.` });
  return say({ id: 'Nilai ini tidak dapat dipakai.', en: 'This value cannot be used.' });
}
