import { evaluated } from '../../../lib/formula.ts';
import { formulaOf } from '../../declare.ts';
import { type Field, valueOfSum } from '../index.ts';
import type { PartRow, PartsField } from './field.ts';

/** A row with its computed values; formulas beyond plain arithmetic keep the stored one. */
export function withComputed(field: PartsField<Field>, row: PartRow): PartRow {
  const computed: PartRow = {};
  for (const [name, inner] of Object.entries(field.fields)) {
    const formula = formulaOf(inner);
    if (formula !== undefined && isArithmetic(formula))
      computed[name] = resultOf(inner, evaluated(formula, row));
  }
  return { ...row, ...computed };
}

/** Any number in every place shows whether the formula is understood. */
const isArithmetic = (formula: string): boolean =>
  evaluated(formula.replace(/\{\w+\}/g, '1'), {}) !== undefined;

const resultOf = (inner: Field, result: string | undefined): unknown =>
  result === undefined ? null : valueOfSum(inner, result);
