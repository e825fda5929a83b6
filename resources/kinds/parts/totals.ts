import { sumOf } from '../../../lib/decimal.ts';
import type { Field } from '../index.ts';
import type { PartRow, PartsField } from './field.ts';

/** Kinds whose values add up. */
const summed: ReadonlySet<string> = new Set(['integer', 'duration', 'decimal', 'money']);

export const canBeSummed = ({ kind }: Pick<Field, 'kind'>): boolean => summed.has(kind);

/** The sums that stand below the rows, by field, each a value of that field. */
export const totalsOf = (field: PartsField<Field>, rows: readonly PartRow[]): Record<string, unknown> =>
  Object.fromEntries(
    (field.options.totals ?? []).map((name) => [name, totalOf(field.fields[name] as Field, name, rows)]),
  );

/** Integers and time spans are numbers, all others exact decimals as text. */
function totalOf({ kind }: Field, name: string, rows: readonly PartRow[]): unknown {
  const sum = sumOf(rows.map((row) => row[name] ?? 0));
  return kind === 'integer' || kind === 'duration' ? Number(sum) : sum;
}
