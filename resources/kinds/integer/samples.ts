import { emptyValues, otherTypes, type Samples } from '../sample-parts.ts';
import type { IntegerField } from './field.ts';
import { bounds } from './schema.ts';

export const integerSamples: Samples<IntegerField> = {
  valid: async ({ options }, { taken }) => {
    const { min = 0, max = bounds.most, default: preset } = options;
    const used = await taken();
    let value = preset ?? Math.max(min, Math.min(1, max));
    while (used.includes(value) && value < max) value += 1;
    return value;
  },
  wrong: (field) => {
    const { min = bounds.least, max = bounds.most } = field.options;
    return [
      ...emptyValues(field),
      ...otherTypes('number'),
      ['too small', min - 1],
      ['too large', max + 1],
      ['half', 1.5],
      ['beyond all columns', 1e308],
      ['a written number', '7'],
      ['not a number', 'NaN'],
      ['endless', 'Infinity'],
    ];
  },
};
