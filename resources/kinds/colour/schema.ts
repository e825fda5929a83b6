import { fault } from '../../../lib/text-faults.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import { textValue } from '../text/schema.ts';
import { type ColourField, readColour } from './field.ts';

const value = textValue({ max: 7 }, false)
  .refine((text) => String(text).startsWith('#') && readColour(String(text)) !== undefined, {
    ...fault({ id: 'Isi warna seperti #1c7ed6.', en: 'Enter a colour such as #1c7ed6.' }),
    abort: true,
  })
  .overwrite((text) => readColour(String(text)) ?? text)
  .meta({ examples: ['#1c7ed6'] });

export const colourSchema: SchemaOf<ColourField> = (field, whole) => single(field, whole, value);

export const colourAnswer: AnswerSchemaOf<ColourField> = (field) => orNull(field, value);
