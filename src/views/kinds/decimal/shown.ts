import { isDecimal } from '../../../../lib/decimal.ts';
import { translate } from '../../../../lib/language.ts';
import type { DecimalField } from '../../../../resources/declare.ts';
import { formatExact } from '../../../ui/format.ts';
import { bySize, type ShownKind } from '../kind.ts';
import { exactly } from '../width.ts';

export const decimalShown: ShownKind<DecimalField> = {
  plain: ({ options: { unit } }, row, name) => {
    const value = row[name];
    if (typeof value !== 'string') return '';
    // What somebody typed that is no number is shown as it is.
    if (!isDecimal(value)) return value;
    return unit ? `${formatExact(value)} ${translate(unit)}` : formatExact(value);
  },
  onPhone: ({ label, options }, text) => (text && !options.unit ? `${translate(label)} ${text}` : text),
  align: 'right',
  isWide: () => false,
  width: () => exactly(9),
  filter: 'range',
  order: bySize,
  change: 'values',
};
