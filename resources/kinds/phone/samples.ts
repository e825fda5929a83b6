import { emptyValues, otherTypes, type Samples, type Wrong } from '../sample-parts.ts';
import { wrongTexts } from '../text/samples.ts';
import type { PhoneField } from './field.ts';

export const phoneSamples: Samples<PhoneField> = {
  valid: (_field, { counter }) => `+62812${String(34_567_000 + counter)}`,
  wrong: (field) => [
    ...emptyValues(field),
    ...otherTypes('text'),
    ...wrongTexts({ max: 40 }),
    ...odd.map((number): Wrong => ['no telephone number', number]),
  ],
};

const odd = [
  '110',
  '0812',
  'telepon',
  '0812 CALL NOW',
  '+0812345678',
  '0812345678 pes. 12',
  '1'.repeat(16),
  '+62812;ext=1',
  '++628123456789',
];
