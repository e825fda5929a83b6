import { emptyValues, nowhere, otherTypes, type Samples, type Wrong } from '../sample-parts.ts';
import type { ReferenceField } from './field.ts';

export const referenceSamples: Samples<ReferenceField> = {
  valid: async (_field, { pick }) => (await pick()) ?? null,
  wrong: (field) => [
    ...emptyValues(field),
    ...otherTypes('text'),
    ...wrongIds,
    ['an id of nothing', nowhere],
  ],
};

const wrongIds: Wrong[] = [
  ['not an id', 'x'],
  ['an id in braces', `{${nowhere}}`],
  ['an id without hyphens', nowhere.replaceAll('-', '')],
  ['SQL', `${nowhere}'; drop table letter; --`],
];
