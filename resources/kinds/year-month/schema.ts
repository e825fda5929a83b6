import { z } from 'zod';
import { isRealMonth } from '../../../lib/shapes.ts';
import { fault } from '../../../lib/text-faults.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import type { YearMonthField } from './field.ts';

const described = { pattern: '^\\d{4}-(0[1-9]|1[0-2])$', examples: ['2026-11'] };

export const yearMonthSchema: SchemaOf<YearMonthField> = (field, whole) =>
  single(
    field,
    whole,
    z
      .string(fault({ id: 'Isi dengan bulan.', en: 'Enter a month.' }))
      .refine(isRealMonth, fault({ id: 'Isi bulan yang benar.', en: 'Enter a valid month.' }))
      .meta(described),
  );

export const yearMonthAnswer: AnswerSchemaOf<YearMonthField> = (field) =>
  orNull(field, z.string().meta(described));
