import { isRealMonth } from '../../../../lib/shapes.ts';
import type { YearMonthField } from '../../../../resources/declare.ts';
import { formatMonth } from '../../../ui/format.ts';
import { byTime, type ShownKind } from '../kind.ts';
import { exactly } from '../width.ts';

export const yearMonthShown: ShownKind<YearMonthField> = {
  plain: (_field, row, name) => {
    const value = row[name];
    return typeof value === 'string' && isRealMonth(value) ? formatMonth(value) : '';
  },
  isWide: () => false,
  width: () => exactly(14),
  filter: 'range',
  order: byTime,
  change: 'values',
};
