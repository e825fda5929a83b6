import { emptyLists, nowhere, otherTypes, type Samples, wrongLists } from '../sample-parts.ts';
import type { ReferencesField } from './field.ts';

export const referencesSamples: Samples<ReferencesField> = {
  valid: async (_field, { pick }) => [await pick()],
  wrong: (field) => [
    ...emptyLists(field),
    ...otherTypes('list'),
    ...wrongLists,
    ['not an id', ['x']],
    ['an id of nothing', [nowhere]],
  ],
};
