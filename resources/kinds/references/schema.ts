import { recordId } from '../../../lib/body-parts.ts';
import { notChosen, type SchemaOf, several } from '../schema-parts.ts';
import type { ReferencesField } from './field.ts';

export const referencesSchema: SchemaOf<ReferencesField> = (field, whole) =>
  several(field, whole, recordId(notChosen(field)));
