import { otherTypes, type Samples } from '../sample-parts.ts';
import type { BooleanField } from './field.ts';

export const booleanSamples: Samples<BooleanField> = {
  valid: ({ options }) => options.default ?? true,
  wrong: () => [...otherTypes('boolean'), ['null', null], ['yes', 'ya'], ['"true"', 'true'], ['1', 1]],
};
