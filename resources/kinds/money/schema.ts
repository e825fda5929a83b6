import { exactAnswer, exactValue } from '../exact/schema.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import type { MoneyField } from './field.ts';
import { inRupiah, senOf } from './rupiah.ts';

export const moneySchema: SchemaOf<MoneyField> = (field, whole) =>
  single(field, whole, exactValue({ ...field.options, digits: senOf(field) }, inRupiah));

export const moneyAnswer: AnswerSchemaOf<MoneyField> = (field) => orNull(field, exactAnswer(senOf(field)));
