import type { PhoneField } from '../../../../resources/declare.ts';
import { withCountry } from '../../../../resources/kinds/phone/phone-number.ts';
import { type CellProps, type ShownKind, upAndDown } from '../kind.ts';
import { exactly } from '../width.ts';

export const phoneShown: ShownKind<PhoneField> = {
  plain: (_field, row, name) => withCountry(String(row[name] ?? '')),
  Whole: Call,
  isWide: () => false,
  width: () => exactly(18),
  filter: 'address',
  order: upAndDown,
  change: 'values',
};

function Call({ name, row }: CellProps<PhoneField>) {
  const number = String(row[name]);
  return <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{withCountry(number)}</a>;
}
