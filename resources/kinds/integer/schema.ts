import { z } from 'zod';
import { translate } from '../../../lib/language.ts';
import { fault } from '../../../lib/text-faults.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import type { IntegerField } from './field.ts';

/** PostgreSQL's bounds of an integer. */
export const bounds = { least: -2147483648, most: 2147483647 };

export const integerSchema: SchemaOf<IntegerField> = (field, whole) => {
  const { min = bounds.least, max = bounds.most, unit } = field.options;
  const suffix = () => (unit ? ` ${translate(unit)}` : '');
  return single(
    field,
    whole,
    z
      .number(fault({ id: 'Isi dengan angka.', en: 'Enter a number.' }))
      .int(fault({ id: 'Isi dengan bilangan bulat.', en: 'Enter a whole number.' }))
      .min(
        min,
        fault({ id: `Isi paling sedikit ${min}${suffix()}.`, en: `Enter at least ${min}${suffix()}.` }),
      )
      .max(
        max,
        fault({ id: `Isi paling banyak ${max}${suffix()}.`, en: `Enter at most ${max}${suffix()}.` }),
      ),
  );
};

export const integerAnswer: AnswerSchemaOf<IntegerField> = (field) => orNull(field, z.int());
