import { z } from 'zod';
import { recordId } from '../../../lib/body-parts.ts';
import { type AnswerSchemaOf, notChosen, orNull, type SchemaOf, single } from '../schema-parts.ts';
import type { ReferenceField } from './field.ts';

export const referenceSchema: SchemaOf<ReferenceField> = (field, whole) => {
  const missing = notChosen(field);
  return single(field, whole, recordId(missing), { missing });
};

export const referenceAnswer: AnswerSchemaOf<ReferenceField> = (field) => orNull(field, z.guid());
