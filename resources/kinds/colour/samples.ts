import { emptyValues, otherTypes, type Samples, type Wrong } from '../sample-parts.ts';
import type { ColourField } from './field.ts';

export const colourSamples: Samples<ColourField> = {
  valid: (_field, { counter }) => `#${(0x1c7ed6 + counter).toString(16).padStart(6, '0')}`,
  wrong: (field) => [...emptyValues(field), ...otherTypes('text'), ...wrongColours],
};

const wrongColours: Wrong[] = [
  'merah',
  '#12',
  '#12345',
  '#1234567',
  '1c7ed6',
  '#xyzxyz',
  'rgb(0,0,0)',
  '#1c7ed6;',
  'url(x)',
].map((text) => ['no colour', text]);
