import { z } from 'zod';
import { realDay } from '../../../lib/body-parts.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import type { DateField } from './field.ts';

export const dateSchema: SchemaOf<DateField> = (field, whole) => single(field, whole, realDay());

export const dateAnswer: AnswerSchemaOf<DateField> = (field) => orNull(field, z.iso.date());
