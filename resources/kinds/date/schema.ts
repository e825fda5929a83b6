import { realDay } from '../../../lib/body-parts.ts';
import { type SchemaOf, single } from '../schema-parts.ts';
import type { DateField } from './field.ts';

export const dateSchema: SchemaOf<DateField> = (field, whole) => single(field, whole, realDay());
