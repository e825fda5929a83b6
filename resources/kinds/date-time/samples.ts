import { emptyValues, otherTypes, type Samples, type Wrong } from '../sample-parts.ts';
import type { DateTimeField } from './field.ts';

export const dateTimeSamples: Samples<DateTimeField> = {
  valid: (_field, { counter }) =>
    `2026-11-${String(1 + (counter % 28)).padStart(2, '0')}T21:${String(counter % 60).padStart(2, '0')}:00+07:00`,
  wrong: (field) => [...emptyValues(field), ...otherTypes('text'), ...wrongMoments],
};

const wrongMoments: Wrong[] = [
  '2026-02-30T10:00:00+07:00',
  '2026-13-01T10:00:00+07:00',
  '0000-01-01T10:00:00+07:00',
  '10000-01-01T10:00:00+07:00',
  '0999-12-31T00:00:00Z',
  '9999-12-31T23:00:00Z',
  '2026-11-16T24:00:00+07:00',
  '2026-11-16T21:60:00+07:00',
  '2026-11-16T21:40:60+07:00',
  '2026-11-16T21:40:00+25:00',
  '2026-11-16T21:40:00',
  '2026-11-16 21:40:00+07:00',
  '2026-11-16',
  '16/11/2026 21.40',
  'kemarin',
  'infinity',
].map((moment) => ['no moment', moment]);
