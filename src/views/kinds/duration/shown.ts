import { spanInWords } from '../../../../lib/minutes.ts';
import type { DurationField } from '../../../../resources/declare.ts';
import { bySize, type ShownKind } from '../kind.ts';
import { exactly } from '../width.ts';

export const durationShown: ShownKind<DurationField> = {
  plain: (_field, row, name) => {
    const value = row[name];
    return typeof value === 'number' ? spanInWords(value) : value == null ? '' : String(value);
  },
  align: 'right',
  isWide: () => false,
  width: () => exactly(14),
  filter: 'range',
  order: bySize,
  change: 'values',
};
