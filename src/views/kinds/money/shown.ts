import { isDecimal } from '../../../../lib/decimal.ts';
import type { MoneyField } from '../../../../resources/declare.ts';
import { inRupiah } from '../../../../resources/kinds/money/rupiah.ts';
import { bySize, type ShownKind } from '../kind.ts';
import { exactly } from '../width.ts';

export const moneyShown: ShownKind<MoneyField> = {
  plain: (_field, row, name) => {
    const value = row[name];
    // What somebody typed that is no amount is shown as it is.
    return typeof value === 'string' ? (isDecimal(value) ? inRupiah(value) : value) : '';
  },
  align: 'right',
  isWide: () => false,
  width: () => exactly(15),
  filter: 'range',
  order: bySize,
  change: 'values',
};
