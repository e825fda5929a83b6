import { z } from 'zod';
import type { Message } from '../../../lib/language.ts';
import { isRealDay } from '../../../lib/shapes.ts';
import { fault } from '../../../lib/text-faults.ts';
import { momentInWib } from '../../../lib/wib.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import type { DateTimeField } from './field.ts';

const notReal: Message = { id: 'Isi tanggal dan jam yang benar.', en: 'Enter a valid date and time.' };
const described = { format: 'date-time', examples: ['2026-11-16T21:40:00+07:00'] };

export const dateTimeSchema: SchemaOf<DateTimeField> = (field, whole) => {
  const isDay = (text: string): boolean => field.options.clock === 'optional' && isRealDay(text);
  return single(
    field,
    whole,
    z
      .string(fault({ id: 'Isi dengan tanggal dan jam.', en: 'Enter a date and a time.' }))
      .refine((text) => isDay(text) || momentInWib(text) !== undefined, { ...fault(notReal), abort: true })
      .overwrite((text) => (isDay(text) ? text : (momentInWib(text) ?? text)))
      .meta(described),
  );
};

export const dateTimeAnswer: AnswerSchemaOf<DateTimeField> = (field) =>
  orNull(field, z.string().meta(described));
