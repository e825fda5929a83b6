import { fault } from '../../../lib/text-faults.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import { textValue } from '../text/schema.ts';
import type { UrlField } from './field.ts';
import { isWebAddress, longestUrl } from './web-address.ts';

const value = textValue({ max: longestUrl }, false)
  .refine(
    (text) => isWebAddress(String(text)),
    fault({
      id: 'Isi alamat web, misalnya https://naskah.example.',
      en: 'Enter a web address, such as https://naskah.example.',
    }),
  )
  .meta({ format: 'uri' });

export const urlSchema: SchemaOf<UrlField> = (field, whole) => single(field, whole, value);

export const urlAnswer: AnswerSchemaOf<UrlField> = (field) => orNull(field, value);
