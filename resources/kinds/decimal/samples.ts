import { exactSample, wrongAmounts } from '../exact/samples.ts';
import { emptyValues, otherTypes, type Samples } from '../sample-parts.ts';
import { type DecimalField, digitsOf } from './field.ts';

export const decimalSamples: Samples<DecimalField> = {
  valid: (field, { counter }) => exactSample(field.options, digitsOf(field), counter),
  wrong: (field) => [
    ...emptyValues(field),
    ...otherTypes('text'),
    ...wrongAmounts(field.options, digitsOf(field)),
  ],
};
