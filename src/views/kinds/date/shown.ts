import type { DateField } from '../../../../resources/declare.ts';
import { formatDate, formatMediumDate } from '../../../ui/format.ts';
import { byTime, type ShownKind } from '../kind.ts';
import { exactly } from '../width.ts';

export const dateShown: ShownKind<DateField> = {
  plain: (_field, row, name) => written(row[name], formatDate),
  inRow: (_field, row, name) => written(row[name], formatMediumDate),
  isWide: () => false,
  width: () => exactly(12),
  filter: 'range',
  order: byTime,
  change: 'values',
};

const written = (value: unknown, format: (day: string) => string): string =>
  typeof value === 'string' && value ? format(value) : '';
