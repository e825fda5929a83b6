import type { Field } from './index.ts';

/**
 * A field that the database computes from other columns; sorted and filtered by its index, never sent.
 * @param formula an immutable SQL expression: `{quantity} * {unitPrice}`
 */
export const computed = <F extends Field>(field: F, formula: string): F => ({
  ...field,
  options: { ...field.options, stamp: 'database', formula },
});
