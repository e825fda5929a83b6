import { z } from 'zod';
import { recordId } from '../../../lib/body-parts.ts';
import { type AnswerSchemaOf, notChosen, type SchemaOf, several } from '../schema-parts.ts';
import type { ReferencesField } from './field.ts';

export const referencesSchema: SchemaOf<ReferencesField> = (field, whole) =>
  several(field, whole, recordId(notChosen(field)));

export const referencesAnswer: AnswerSchemaOf<ReferencesField> = () => z.array(z.guid());
