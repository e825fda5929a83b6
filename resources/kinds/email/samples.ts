import { emailPattern } from '../../../lib/shapes.ts';
import { emptyValues, otherTypes, type Samples } from '../sample-parts.ts';
import { wrongTexts } from '../text/samples.ts';
import { type EmailField, longestEmail } from './field.ts';

export const emailSamples: Samples<EmailField> = {
  valid: (_field, { counter }) => `uji${counter}@naskah.example`,
  wrong: (field) => [
    ...emptyValues(field),
    ...otherTypes('text'),
    ...wrongTexts({ max: longestEmail, pattern: emailPattern }),
    ['no domain', 'nama@'],
    ['no name', '@naskah.example'],
    ['two signs', 'a@b@naskah.example'],
    ['a space', 'na ma@naskah.example'],
  ],
};
