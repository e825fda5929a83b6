import { readDecimal } from '../../lib/decimal.ts';
import { formatExact } from '../../lib/formats.ts';
import { translate } from '../../lib/language.ts';
import type { DecimalField } from '../../resources/declare.ts';
import { digitsOf } from '../../resources/kinds/decimal/field.ts';
import { exactKind } from './exact.ts';
import { withoutUnit } from './unit.ts';

export const decimalKind = exactKind<DecimalField>({
  digitsOf,
  format: (field) => ['#,##0', '0'.repeat(digitsOf(field))].filter(Boolean).join('.'),
  printed: ({ options: { unit } }, value) =>
    typeof value === 'string' ? [formatExact(value), translate(unit)].filter(Boolean).join(' ') : '',
  read: ({ options }, text) => readDecimal(withoutUnit(text, options.unit), 'id'),
  guide: {
    example: (field) => ['12', '500000'.slice(0, digitsOf(field))].filter(Boolean).join(','),
    meaning: ({ options }) =>
      ['Angka, misalnya 1.500,25', options.unit && `(${options.unit.id})`].filter(Boolean).join(' '),
    values: () => [],
  },
});
