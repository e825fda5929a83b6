import { isStamped } from '../../declare.ts';
import type { Field } from '../index.ts';
import type { PartsField } from './field.ts';

/** The fields of a row that people fill in: not those that the database computes. */
export const typedIn = ({ fields }: PartsField<Field>): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !isStamped(field)));
