import { formatDecimal } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import { isRealDay, isRealMonth } from '../../../lib/shapes.ts';
import type { Field } from '../../../resources/declare.ts';
import { rangeIn, typedBound } from '../../../resources/views/range.ts';
import { formatDate, formatMonth } from '../../ui/format.ts';
import { plainText } from '../kinds/index.tsx';
import type { Row } from '../record.ts';
import { rangeMessages } from './range-messages.ts';

/** "Rp1 jt – Rp5 jt", "mulai 3 Nov 2026", or the one value that is asked. */
export default function RangeLabel({ field, value }: { field: Field; value: string }) {
  const range = rangeIn(value);
  if (!range) return boundText(field, value);
  const [from, to] = [boundText(field, range.from), boundText(field, range.to)];
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return translate(from ? rangeMessages.fromOn(from) : rangeMessages.upTo(to));
}

function boundText(field: Field, text: string): string {
  if (text === '') return '';
  if (field.kind === 'money') return shortRupiah(text) ?? valueText(field, text);
  if (isRealDay(text)) return formatDate(text);
  return isRealMonth(text) ? formatMonth(text) : valueText(field, text);
}

const valueText = (field: Field, text: string): string =>
  plainText('value', field, { value: typedBound(field, text) } as unknown as Row) || text;

const units = [
  { zeros: 12, word: { id: 'T', en: 'tn' } },
  { zeros: 9, word: { id: 'M', en: 'bn' } },
  { zeros: 6, word: { id: 'jt', en: 'm' } },
];

/** A round amount in a chip's room; undefined where digits would be lost. */
function shortRupiah(amount: string): string | undefined {
  const whole = amount.replace(/\.0+$/, '');
  const unit = units.find(({ zeros }) =>
    new RegExp(`^[1-9]\\d{0,2}\\d0{${zeros - 1}}$|^[1-9]0{${zeros}}$`).test(whole),
  );
  if (!unit) return undefined;
  return `Rp${formatDecimal(Number(whole) / 10 ** unit.zeros)} ${translate(unit.word)}`;
}
