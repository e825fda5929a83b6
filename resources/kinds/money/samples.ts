import { exactSample, wrongAmounts } from '../exact/samples.ts';
import { emptyValues, otherTypes, type Samples, type Wrong } from '../sample-parts.ts';
import type { MoneyField } from './field.ts';
import { senOf } from './rupiah.ts';

export const moneySamples: Samples<MoneyField> = {
  valid: (field, { counter }) => exactSample(field.options, senOf(field), counter),
  wrong: (field) => [
    ...emptyValues(field),
    ...otherTypes('text'),
    ...wrongAmounts(field.options, senOf(field)),
    ['with its sign', 'Rp1000'] satisfies Wrong,
  ],
};
