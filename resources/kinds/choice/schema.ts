import { z } from 'zod';
import type { Choice } from '../../../lib/choice.ts';
import type { Message } from '../../../lib/language.ts';
import { fault } from '../../../lib/text-faults.ts';
import { type AnswerSchemaOf, notChosen, orNull, type SchemaOf, single } from '../schema-parts.ts';
import type { ChoiceField } from './field.ts';

export const choiceSchema: SchemaOf<ChoiceField> = (field, whole) => {
  const missing = notChosen(field);
  return single(field, whole, oneOf(field.choices, missing), { missing });
};

export const oneOf = (choices: readonly Choice[], wrong: Message): z.ZodType<string> =>
  z.enum(choices.map(({ value }) => value) as [string, ...string[]], fault(wrong));

export const choiceAnswer: AnswerSchemaOf<ChoiceField> = (field) => orNull(field, choiceValue(field));

export const choiceValue = ({ choices }: { choices: readonly Choice[] }): z.ZodType<string> =>
  z.enum(choices.map(({ value }) => value) as [string, ...string[]]);
