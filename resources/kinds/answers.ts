import type { z } from 'zod';
import { booleanAnswer } from './boolean/schema.ts';
import { choiceAnswer } from './choice/schema.ts';
import { choicesAnswer } from './choices/schema.ts';
import { colourAnswer } from './colour/schema.ts';
import { dateAnswer } from './date/schema.ts';
import { dateTimeAnswer } from './date-time/schema.ts';
import { decimalAnswer } from './decimal/schema.ts';
import { durationAnswer } from './duration/schema.ts';
import { emailAnswer } from './email/schema.ts';
import { fileAnswer } from './file/schema.ts';
import type { Field, FieldKind, FieldOf } from './index.ts';
import { integerAnswer } from './integer/schema.ts';
import { jsonAnswer } from './json/schema.ts';
import { moneyAnswer } from './money/schema.ts';
import { partsAnswer } from './parts/schema.ts';
import { phoneAnswer } from './phone/schema.ts';
import { referenceAnswer } from './reference/schema.ts';
import { referencesAnswer } from './references/schema.ts';
import { richTextAnswer } from './rich-text/schema.ts';
import type { AnswerSchemaOf } from './schema-parts.ts';
import { tagsAnswer } from './tags/schema.ts';
import { textAnswer } from './text/schema.ts';
import { urlAnswer } from './url/schema.ts';
import { yearMonthAnswer } from './year-month/schema.ts';

const answers = {
  text: textAnswer,
  richText: richTextAnswer,
  integer: integerAnswer,
  boolean: booleanAnswer,
  date: dateAnswer,
  choice: choiceAnswer,
  choices: choicesAnswer,
  reference: referenceAnswer,
  references: referencesAnswer,
  parts: (field) => partsAnswer(field, answerOf),
  file: fileAnswer,
  image: fileAnswer,
  decimal: decimalAnswer,
  money: moneyAnswer,
  dateTime: dateTimeAnswer,
  yearMonth: yearMonthAnswer,
  duration: durationAnswer,
  email: emailAnswer,
  url: urlAnswer,
  phone: phoneAnswer,
  colour: colourAnswer,
  tags: tagsAnswer,
  json: jsonAnswer,
} satisfies { [K in FieldKind]: AnswerSchemaOf<FieldOf<K>> };

/** The schema of a field's stored value, as calls answer it. */
export const answerOf = (field: Field): z.ZodType => (answers[field.kind] as AnswerSchemaOf<Field>)(field);
