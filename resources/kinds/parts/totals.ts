import { sumOf } from '../../../lib/decimal.ts';
import { type Field, valueOfSum } from '../index.ts';
import type { PartRow, PartsField } from './field.ts';

/** The sums that stand below the rows, by field, each a value of that field. */
export const totalsOf = (field: PartsField<Field>, rows: readonly PartRow[]): Record<string, unknown> =>
  Object.fromEntries(
    (field.options.totals ?? []).map((name) => [
      name,
      valueOfSum(field.fields[name] as Field, sumOf(rows.map((row) => row[name] ?? 0))),
    ]),
  );
