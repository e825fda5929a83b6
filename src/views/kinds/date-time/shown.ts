import type { DateTimeField } from '../../../../resources/declare.ts';
import { formatMoment } from '../../../ui/format.ts';
import { byTime, type ShownKind } from '../kind.ts';
import { exactly } from '../width.ts';

export const dateTimeShown: ShownKind<DateTimeField> = {
  plain: (_field, row, name) => {
    const value = row[name];
    return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? formatMoment(value) : '';
  },
  isWide: () => false,
  width: () => exactly(22),
  filter: 'range',
  order: byTime,
  change: 'values',
};
