import type { Field } from './index.ts';

/**
 * A field of any kind whose value the database computes from the record's other columns: sorted and filtered by its
 * index like any other, never sent.
 * @param formula an immutable SQL expression; `{name}` stands for a field's column: `{quantity} * {unitPrice}`
 */
export const computed = <F extends Field>(field: F, formula: string): F => ({
  ...field,
  options: { ...field.options, stamp: 'database', formula },
});
