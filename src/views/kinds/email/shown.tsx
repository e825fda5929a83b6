import type { EmailField } from '../../../../resources/declare.ts';
import { byLetter, type CellProps, type ShownKind } from '../kind.ts';

export const emailShown: ShownKind<EmailField> = {
  plain: (_field, row, name) => String(row[name] ?? ''),
  Whole: Mail,
  isWide: () => false,
  width: () => ({ min: 140, ideal: 200 }),
  filter: 'address',
  order: byLetter,
  change: 'values',
};

function Mail({ name, row }: CellProps<EmailField>) {
  const address = String(row[name]);
  return <a href={`mailto:${encodeURIComponent(address)}`}>{address}</a>;
}
