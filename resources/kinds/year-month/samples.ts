import { emptyValues, otherTypes, type Samples, type Wrong } from '../sample-parts.ts';
import type { YearMonthField } from './field.ts';

export const yearMonthSamples: Samples<YearMonthField> = {
  valid: (_field, { counter }) =>
    `${2020 + (Math.floor(counter / 12) % 50)}-${String(1 + (counter % 12)).padStart(2, '0')}`,
  wrong: (field) => [...emptyValues(field), ...otherTypes('text'), ...wrongMonths],
};

const wrongMonths: Wrong[] = [
  '2026-00',
  '2026-13',
  '0000-01',
  '10000-01',
  '2026-1',
  '11-2026',
  '2026-11-21',
  'November 2026',
  'bulan ini',
].map((month) => ['no month', month]);
