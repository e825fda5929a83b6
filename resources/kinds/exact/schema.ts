import { z } from 'zod';
import { compareDecimals, isDecimal, withDigits } from '../../../lib/decimal.ts';
import { translate } from '../../../lib/language.ts';
import { fault } from '../../../lib/text-faults.ts';
import { exactIn, isShort, mostWhole } from './limits.ts';

type Limits = { digits: number; min?: number | string; max?: number | string };

/**
 * An exact number within its limits, spelled in one way.
 * @throws Error for bounds that the declaration misspells
 */
export function exactValue({ digits, ...bounds }: Limits, said: (bound: string) => string): z.ZodType {
  const [min, max] = [bounds.min, bounds.max].map((bound) =>
    bound === undefined ? undefined : boundIn(String(bound), digits),
  );
  const atLeast = (bound: string): string =>
    translate({ id: `Isi paling sedikit ${said(bound)}.`, en: `Enter at least ${said(bound)}.` });
  const atMost = (bound: string): string =>
    translate({ id: `Isi paling banyak ${said(bound)}.`, en: `Enter at most ${said(bound)}.` });
  /** What no column holds is beyond the declared bound too. */
  const beyond = (text: string): string => {
    if (text.startsWith('-')) return min === undefined ? translate(tooLarge) : atLeast(min);
    return max === undefined ? translate(tooLarge) : atMost(max);
  };
  const unfit = (text: string): string => {
    if (!isShort(text)) return beyond(text);
    if (!isDecimal(text)) return translate({ id: 'Isi dengan angka.', en: 'Enter a number.' });
    return withDigits(text, digits) === undefined ? translate(tooFine(digits)) : beyond(text);
  };
  const faultOf = (text: string): string | undefined => {
    const spelled = exactIn(text, digits);
    if (spelled === undefined) return unfit(text);
    if (min !== undefined && compareDecimals(spelled, min) < 0) return atLeast(min);
    return max !== undefined && compareDecimals(spelled, max) > 0 ? atMost(max) : undefined;
  };
  // One step for all: hundreds of rows pay for each.
  const value = z
    .string(fault({ id: 'Kirim sebagai teks, misalnya "1234.5".', en: 'Send it as text, like "1234.5".' }))
    .superRefine((text, context) => {
      const message = faultOf(text);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .overwrite((text) => exactIn(text, digits) ?? text);
  return value.meta(described(digits));
}

export const exactAnswer = (digits: number): z.ZodType => z.string().meta(described(digits));

/** OpenAPI's own name for exact numbers as text. */
const described = (digits: number) => ({ format: 'decimal', examples: [withDigits('1234', digits)] });

function boundIn(bound: string, digits: number): string {
  const spelled = exactIn(bound, digits);
  if (spelled === undefined) throw new Error(`No number of ${digits} digits after the point: ${bound}`);
  return spelled;
}

const tooLarge = {
  id: `Paling banyak ${mostWhole} angka di depan koma.`,
  en: `At most ${mostWhole} digits before the point.`,
};
const tooFine = (digits: number) =>
  digits === 0
    ? { id: 'Isi tanpa angka di belakang koma.', en: 'Enter no digits after the point.' }
    : {
        id: `Paling banyak ${digits} angka di belakang koma.`,
        en: `At most ${digits} ${digits === 1 ? 'digit' : 'digits'} after the point.`,
      };
