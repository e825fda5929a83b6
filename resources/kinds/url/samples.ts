import { emptyValues, otherTypes, type Samples, type Wrong } from '../sample-parts.ts';
import { wrongTexts } from '../text/samples.ts';
import type { UrlField } from './field.ts';
import { longestUrl } from './web-address.ts';

export const urlSamples: Samples<UrlField> = {
  valid: (_field, { counter }) => `https://naskah.example/uji/${counter}?a=1`,
  wrong: (field) => [
    ...emptyValues(field),
    ...otherTypes('text'),
    ...wrongTexts({ max: longestUrl }),
    ...odd.map((address): Wrong => ['no web address', address]),
  ],
};

const odd = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://naskah.example',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://naskah.example',
  '//naskah.example',
  '/naskah',
  'naskah.example',
  'https://',
  'https:///a',
  'https://a b.example',
  'https://naskah.example\\@evil.example',
  'https://naskah.example@evil.example',
  'https://:sandi@naskah.example',
  'java\nscript:alert(1)',
];
