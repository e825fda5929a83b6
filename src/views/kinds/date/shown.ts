import type { DateField } from '../../../../resources/declare.ts';
import { formatDate } from '../../../ui/format.ts';
import { byTime, type ShownKind } from '../kind.ts';
import { exactly } from '../width.ts';

export const dateShown: ShownKind<DateField> = {
  plain: (_field, row, name) => {
    const value = row[name];
    return typeof value === 'string' && value ? formatDate(value) : '';
  },
  isWide: () => false,
  width: () => exactly(16),
  filter: 'range',
  order: byTime,
  change: 'values',
};
