import { z } from 'zod';

type Issue = { code?: string; origin?: string; minimum?: number | bigint; maximum?: number | bigint };

/**
 * Sets what is said of a value where its schema does not say it itself. The package's own sentences name types
 * ("expected array, received null"), which nobody who writes letters knows.
 */
export function sayInIndonesian(): void {
  z.config({ customError: (issue) => sentenceOf(issue as Issue) });
}

function sentenceOf({ code, origin, minimum, maximum }: Issue): string {
  const unit = origin === 'string' ? ' karakter' : '';
  if (code === 'unrecognized_keys') return 'Isian tidak dikenal.';
  if (code === 'too_small') return `Paling sedikit ${minimum}${unit}.`;
  if (code === 'too_big') return `Paling banyak ${maximum}${unit}.`;
  return 'Nilai ini tidak dapat dipakai.';
}
