import { emptyValues, otherTypes, type Samples, type Wrong } from '../sample-parts.ts';
import type { TextField, TextOptions } from './field.ts';

export const textSamples: Samples<TextField> = {
  valid: ({ options: { pattern, min = 0, max = 200 } }, { counter }) => {
    const fits = (text: string): boolean =>
      text.length >= min && text.length <= max && (!pattern || new RegExp(pattern.source).test(text));
    return [
      `Uji ${counter}`,
      `UJI-${counter}`,
      `uji${counter}@naskah.example`,
      `/uji/halaman-${counter}`,
      `Kuat-${counter}-Aa!`,
      'x'.repeat(min),
    ].find(fits);
  },
  wrong: (field) => [...emptyValues(field), ...otherTypes('text'), ...wrongTexts(field.options)],
};

export function wrongTexts({ min = 0, max = 200, pattern }: TextOptions): Wrong[] {
  const unlike = ['~ tidak cocok ~', '💥💥💥💥💥💥💥💥', 'a\nb\nc\nd\ne'].filter(
    (text) => pattern && !new RegExp(pattern.source).test(text),
  );
  return [
    ['too long', 'x'.repeat(max + 1)],
    ['NUL', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
    ...(min > 1 ? [['too short', 'x'.repeat(min - 1)] as Wrong] : []),
    ...unlike.map((text): Wrong => ['against the pattern', text]),
  ];
}
