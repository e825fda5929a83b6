import type { z } from 'zod';
import { booleanSchema } from './boolean/schema.ts';
import { choiceSchema } from './choice/schema.ts';
import { choicesSchema } from './choices/schema.ts';
import { colourSchema } from './colour/schema.ts';
import { dateSchema } from './date/schema.ts';
import { dateTimeSchema } from './date-time/schema.ts';
import { decimalSchema } from './decimal/schema.ts';
import { durationSchema } from './duration/schema.ts';
import { emailSchema } from './email/schema.ts';
import { fileSchema } from './file/schema.ts';
import type { Field, FieldKind, FieldOf } from './index.ts';
import { integerSchema } from './integer/schema.ts';
import { jsonSchema } from './json/schema.ts';
import { moneySchema } from './money/schema.ts';
import { partsSchema } from './parts/schema.ts';
import { phoneSchema } from './phone/schema.ts';
import { referenceSchema } from './reference/schema.ts';
import { referencesSchema } from './references/schema.ts';
import { richTextSchema } from './rich-text/schema.ts';
import type { SchemaOf } from './schema-parts.ts';
import { tagsSchema } from './tags/schema.ts';
import { textSchema } from './text/schema.ts';
import { urlSchema } from './url/schema.ts';
import { yearMonthSchema } from './year-month/schema.ts';

/** Apart from the other facts of a kind, since the first load does without zod. */
const schemas = {
  text: textSchema,
  richText: richTextSchema,
  integer: integerSchema,
  boolean: booleanSchema,
  date: dateSchema,
  choice: choiceSchema,
  choices: choicesSchema,
  reference: referenceSchema,
  references: referencesSchema,
  parts: (field, whole) => partsSchema(field, whole, fieldSchema),
  file: fileSchema,
  image: fileSchema,
  decimal: decimalSchema,
  money: moneySchema,
  dateTime: dateTimeSchema,
  yearMonth: yearMonthSchema,
  duration: durationSchema,
  email: emailSchema,
  url: urlSchema,
  phone: phoneSchema,
  colour: colourSchema,
  tags: tagsSchema,
  json: jsonSchema,
} satisfies { [K in FieldKind]: SchemaOf<FieldOf<K>> };

/** @param whole in a whole record; false in a change of some fields */
export const fieldSchema = (field: Field, whole: boolean): z.ZodType =>
  (schemas[field.kind] as SchemaOf<Field>)(field, whole);
