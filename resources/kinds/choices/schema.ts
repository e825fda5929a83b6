import { z } from 'zod';
import type { Choice } from '../../../lib/choice.ts';
import { fault } from '../../../lib/text-faults.ts';
import { choiceValue, oneOf } from '../choice/schema.ts';
import { type AnswerSchemaOf, notChosen, type SchemaOf, several } from '../schema-parts.ts';
import type { ChoicesField } from './field.ts';

export const choicesSchema: SchemaOf<ChoicesField> = (field, whole) => several(field, whole, member(field));

/** One of the declared choices or, where the field accepts others, a value of their pattern. */
function member(field: ChoicesField): z.ZodType<string> {
  const { others } = field.options;
  if (!others) return renamed(field.choices, oneOf(field.choices, notChosen(field)));
  const odd = fault(others.message);
  return z
    .string(fault(notChosen(field)))
    .max(200, { ...odd, abort: true })
    .regex(new RegExp(others.source), odd);
}

function renamed(choices: readonly Choice[], inner: z.ZodType<string>): z.ZodType<string> {
  const now = new Map(choices.flatMap(({ value, formerly }) => (formerly ? [[formerly, value]] : [])));
  return now.size > 0 ? z.preprocess((value) => now.get(value as string) ?? value, inner) : inner;
}

export const choicesAnswer: AnswerSchemaOf<ChoicesField> = (field) =>
  z.array(field.options.others ? z.string() : choiceValue(field));
