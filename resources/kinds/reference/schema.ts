import { recordId } from '../../../lib/body-parts.ts';
import { notChosen, type SchemaOf, single } from '../schema-parts.ts';
import type { ReferenceField } from './field.ts';

export const referenceSchema: SchemaOf<ReferenceField> = (field, whole) => {
  const missing = notChosen(field);
  return single(field, whole, recordId(missing), { missing });
};
