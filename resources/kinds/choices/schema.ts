import { z } from 'zod';
import { fault } from '../../../lib/text-faults.ts';
import { choiceValue, oneOf } from '../choice/schema.ts';
import { type AnswerSchemaOf, notChosen, type SchemaOf, several } from '../schema-parts.ts';
import type { ChoicesField } from './field.ts';

export const choicesSchema: SchemaOf<ChoicesField> = (field, whole) => several(field, whole, member(field));

/** One of the declared choices or, where the field accepts others, a value of their pattern. */
function member(field: ChoicesField): z.ZodType<string> {
  const { others } = field.options;
  if (!others) return oneOf(field.choices, notChosen(field));
  const odd = fault(others.message);
  return z
    .string(fault(notChosen(field)))
    .max(200, { ...odd, abort: true })
    .regex(new RegExp(others.source), odd);
}

export const choicesAnswer: AnswerSchemaOf<ChoicesField> = (field) =>
  z.array(field.options.others ? z.string() : choiceValue(field));
