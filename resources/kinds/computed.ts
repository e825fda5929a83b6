import type { Field } from './index.ts';

type Computed = { options: { stamp: 'database'; formula: string } };

/**
 * A field that the database computes from other columns; sorted and filtered by its index, never sent.
 * @param formula an immutable SQL expression: `{quantity} * {unitPrice}`
 */
export function computed<F extends Field>(field: F, formula: string): F & Computed {
  const own: Computed['options'] = { stamp: 'database', formula };
  return { ...field, options: { ...field.options, ...own } };
}
