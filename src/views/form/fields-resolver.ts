import type { FieldValues, Resolver } from 'react-hook-form';
import type { Field } from '../../../resources/declare.ts';
import { fieldSchema } from '../../../resources/kinds/schemas.ts';

/** Checks some fields alone, as a dialog asks them. */
export const fieldsResolver =
  (fields: readonly (readonly [string, Field])[]): Resolver<FieldValues> =>
  (values) => {
    const read = fields.map(
      ([name, field]) => [name, fieldSchema(field, true).safeParse(values[name])] as const,
    );
    const errors = read.flatMap(([name, { error }]) =>
      error ? [[name, { type: 'custom', message: error.issues[0]?.message ?? '' }] as const] : [],
    );
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) }
      : { values: Object.fromEntries(read.map(([name, { data }]) => [name, data])), errors: {} };
  };
