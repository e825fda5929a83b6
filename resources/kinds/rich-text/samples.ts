import { emptyValues, otherTypes, type Samples } from '../sample-parts.ts';
import { wrongTexts } from '../text/samples.ts';
import type { RichTextField } from './field.ts';

export const richTextSamples: Samples<RichTextField> = {
  valid: (_field, { counter }) => `<p>Isi <strong>${counter}</strong></p>`,
  wrong: (field) => [...emptyValues(field), ...otherTypes('text'), ...wrongTexts(field.options)],
};
