import { booleanSamples } from './boolean/samples.ts';
import { choiceSamples } from './choice/samples.ts';
import { choicesSamples } from './choices/samples.ts';
import { colourSamples } from './colour/samples.ts';
import { dateSamples } from './date/samples.ts';
import { dateTimeSamples } from './date-time/samples.ts';
import { decimalSamples } from './decimal/samples.ts';
import { durationSamples } from './duration/samples.ts';
import { emailSamples } from './email/samples.ts';
import { fileSamples } from './file/samples.ts';
import type { Field, FieldKind, FieldOf } from './index.ts';
import { integerSamples } from './integer/samples.ts';
import { jsonSamples } from './json/samples.ts';
import { moneySamples } from './money/samples.ts';
import { partsSamples } from './parts/samples.ts';
import { phoneSamples } from './phone/samples.ts';
import { referenceSamples } from './reference/samples.ts';
import { referencesSamples } from './references/samples.ts';
import { richTextSamples } from './rich-text/samples.ts';
import type { Samples } from './sample-parts.ts';
import { tagsSamples } from './tags/samples.ts';
import { textSamples } from './text/samples.ts';
import { urlSamples } from './url/samples.ts';
import { yearMonthSamples } from './year-month/samples.ts';

const samples = {
  text: textSamples,
  richText: richTextSamples,
  integer: integerSamples,
  boolean: booleanSamples,
  date: dateSamples,
  choice: choiceSamples,
  choices: choicesSamples,
  reference: referenceSamples,
  references: referencesSamples,
  parts: partsSamples((field) => samplesOf(field)),
  file: fileSamples,
  image: fileSamples,
  decimal: decimalSamples,
  money: moneySamples,
  dateTime: dateTimeSamples,
  yearMonth: yearMonthSamples,
  duration: durationSamples,
  email: emailSamples,
  url: urlSamples,
  phone: phoneSamples,
  colour: colourSamples,
  tags: tagsSamples,
  json: jsonSamples,
} satisfies { [K in FieldKind]: Samples<FieldOf<K>> };

export const samplesOf = (field: Field): Samples<Field> => samples[field.kind] as Samples<Field>;
