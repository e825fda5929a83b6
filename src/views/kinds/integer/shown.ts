import { type Message, translate } from '../../../../lib/language.ts';
import { minutesInWords } from '../../../../lib/minutes.ts';
import type { IntegerField } from '../../../../resources/declare.ts';
import { formatNumber } from '../../../ui/format.ts';
import { bySize, type ShownKind } from '../kind.ts';
import { exactly } from '../width.ts';

export const integerShown: ShownKind<IntegerField> = {
  plain: ({ options: { isYear, unit } }, row, name) => {
    const value = row[name];
    if (typeof value !== 'number') return value == null ? '' : String(value);
    if (isYear) return String(value);
    if (unit?.id === 'menit') return minutesInWords(value);
    return unit ? `${formatNumber(value)} ${translate(unitOf(unit, value))}` : formatNumber(value);
  },
  onPhone: ({ label, options }, text) => (text && !options.unit ? `${translate(label)} ${text}` : text),
  align: 'right',
  isWide: () => false,
  width: () => exactly(6),
  filter: 'range',
  order: bySize,
  change: 'values',
};

/** English units are declared as of many. */
const unitOf = (unit: Message, value: number): Message =>
  value === 1 ? { ...unit, en: unit.en.replace(/s$/, '') } : unit;
