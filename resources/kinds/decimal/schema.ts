import { formatExact } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import { exactAnswer, exactValue } from '../exact/schema.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import { type DecimalField, digitsOf } from './field.ts';

export const decimalSchema: SchemaOf<DecimalField> = (field, whole) => {
  const { unit } = field.options;
  const said = (bound: string) => `${formatExact(bound)}${unit ? ` ${translate(unit)}` : ''}`;
  return single(field, whole, exactValue({ ...field.options, digits: digitsOf(field) }, said));
};

export const decimalAnswer: AnswerSchemaOf<DecimalField> = (field) =>
  orNull(field, exactAnswer(digitsOf(field)));
