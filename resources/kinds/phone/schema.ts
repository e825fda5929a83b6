import { fault } from '../../../lib/text-faults.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import { textValue } from '../text/schema.ts';
import type { PhoneField } from './field.ts';
import { readPhone } from './phone-number.ts';

const value = textValue({ max: 40 }, false)
  .refine((text) => readPhone(String(text)) !== undefined, {
    ...fault({
      id: 'Isi nomor telepon, misalnya 0812-3456-7890 atau +65 6123 4567.',
      en: 'Enter a telephone number, such as 0812-3456-7890 or +65 6123 4567.',
    }),
    abort: true,
  })
  .overwrite((text) => readPhone(String(text)) ?? text)
  .meta({ examples: ['+6281234567890'] });

export const phoneSchema: SchemaOf<PhoneField> = (field, whole) => single(field, whole, value);

export const phoneAnswer: AnswerSchemaOf<PhoneField> = (field) => orNull(field, value);
