import { emptyLists, otherTypes, type Samples, wrongLists } from '../sample-parts.ts';
import type { ChoicesField } from './field.ts';

export const choicesSamples: Samples<ChoicesField> = {
  valid: ({ choices }) => choices.slice(0, 2).map(({ value }) => value),
  wrong: (field) => [
    ...emptyLists(field),
    ...otherTypes('list'),
    ...wrongLists,
    ['not a choice', ['tidak ada']],
  ],
};
