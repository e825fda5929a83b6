import { z } from 'zod';
import { translate } from '../../../lib/language.ts';
import { spanInWords } from '../../../lib/minutes.ts';
import { fault } from '../../../lib/text-faults.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import { type DurationField, longest } from './field.ts';

const odd = fault({
  id: 'Isi dengan jam dan menit, misalnya 2:15.',
  en: 'Enter hours and minutes, such as 2:15.',
});

export const durationSchema: SchemaOf<DurationField> = (field, whole) => {
  const { min = 0, max = longest } = field.options;
  return single(
    field,
    whole,
    z
      .number(odd)
      .int(odd)
      .min(min, {
        error: () =>
          translate({
            id: `Isi paling sedikit ${spanInWords(min)}.`,
            en: `Enter at least ${spanInWords(min)}.`,
          }),
      })
      .max(max, {
        error: () =>
          translate({
            id: `Isi paling banyak ${spanInWords(max)}.`,
            en: `Enter at most ${spanInWords(max)}.`,
          }),
      })
      .meta({ description: 'Minutes' }),
  );
};

export const durationAnswer: AnswerSchemaOf<DurationField> = (field) =>
  orNull(field, z.int().meta({ description: 'Minutes' }));
