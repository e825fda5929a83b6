import { compareDecimals } from '../../lib/decimal.ts';
import { digitsOf } from '../../resources/kinds/decimal/field.ts';
import { exactIn } from '../../resources/kinds/exact/limits.ts';
import type { Field } from '../../resources/kinds/index.ts';
import { senOf } from '../../resources/kinds/money/rupiah.ts';

type Found = { at: string[]; says: string };

/** Bounds of exact numbers may be written as text, which the compiler does not read. */
export function boundsAreNumbers(name: string, field: Field): Found[] {
  if (field.kind !== 'decimal' && field.kind !== 'money') return [];
  const digits = field.kind === 'decimal' ? digitsOf(field) : senOf(field);
  const [min, max] = [field.options.min, field.options.max].map((bound) => bound && String(bound));
  const odd = Object.entries({ min, max }).flatMap(([option, bound]) =>
    bound && exactIn(bound, digits) === undefined
      ? {
          at: [`${option}:`],
          says: `${option} of "${name}" is ${bound}, no number of ${digits} digits after the point at most. Write it like '1500' or '0.5'.`,
        }
      : [],
  );
  if (odd.length > 0 || !min || !max || compareDecimals(min, max) <= 0) return odd;
  return [
    {
      at: ['min:'],
      says: `"${name}" is at least ${min} and at most ${max}: no value fits. Exchange min and max.`,
    },
  ];
}
