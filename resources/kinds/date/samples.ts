import { emptyValues, otherTypes, type Samples, type Wrong } from '../sample-parts.ts';
import type { DateField } from './field.ts';

export const dateSamples: Samples<DateField> = {
  valid: () => '2026-11-21',
  wrong: (field) => [...emptyValues(field), ...otherTypes('text'), ...wrongDays],
};

const wrongDays: Wrong[] = [
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '0000-01-01',
  '10000-01-01',
  '2026-1-1',
  '21-11-2026',
  '2026-11-21T00:00:00Z',
  'kemarin',
  'infinity',
].map((day) => ['no day', day]);
