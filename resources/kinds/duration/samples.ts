import { emptyValues, otherTypes, type Samples } from '../sample-parts.ts';
import { type DurationField, longest } from './field.ts';

export const durationSamples: Samples<DurationField> = {
  valid: ({ options: { min = 0, max = longest } }, { counter }) =>
    min + (counter % (Math.min(max, min + 1000) - min + 1)),
  wrong: (field) => {
    const { min = 0, max = longest } = field.options;
    return [
      ...emptyValues(field),
      ...otherTypes('number'),
      ['too short', min - 1],
      ['too long', max + 1],
      ['half a minute', 1.5],
      ['beyond all columns', 1e308],
      ['hours and minutes', '2:15'],
      ['in words', '2 jam'],
    ];
  },
};
