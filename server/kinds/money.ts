import type { MoneyField } from '../../resources/declare.ts';
import { inRupiah, readRupiah, senOf } from '../../resources/kinds/money/rupiah.ts';
import { exactKind } from './exact.ts';

export const moneyKind = exactKind<MoneyField>({
  digitsOf: senOf,
  format: ({ options }) => (options.sen ? '"Rp"#,##0.00' : '"Rp"#,##0'),
  printed: (_field, value) => (typeof value === 'string' ? inRupiah(value) : ''),
  read: (_field, text) => readRupiah(text, 'id'),
  guide: {
    example: () => '1500000',
    meaning: ({ options }) => (options.sen ? 'Rupiah, misalnya 1.500.000,50' : 'Rupiah, misalnya 1.500.000'),
    values: () => [],
  },
});
