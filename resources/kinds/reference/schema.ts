import { z } from 'zod';
import { recordId } from '../../../lib/body-parts.ts';
import { type AnswerOf, notChosen, orNull, type SchemaOf, single } from '../schema-parts.ts';
import type { ReferenceField } from './field.ts';

export const referenceSchema: SchemaOf<ReferenceField> = (field, whole) => {
  const missing = notChosen(field);
  return single(field, whole, recordId(missing), { missing });
};

export const referenceAnswer: AnswerOf<ReferenceField> = (field) => orNull(field, z.guid());
