import { emptyValues, otherTypes, type Samples } from '../sample-parts.ts';
import type { ChoiceField } from './field.ts';

export const choiceSamples: Samples<ChoiceField> = {
  valid: ({ choices }) => choices[0]?.value,
  wrong: (field) => [
    ...emptyValues(field),
    ...otherTypes('text'),
    ['not a choice', 'tidak-ada'],
    ['a prototype’s name', 'constructor'],
  ],
};
