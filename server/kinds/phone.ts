import type { PhoneField } from '../../resources/declare.ts';
import { nationally, readPhone, withCountry } from '../../resources/kinds/phone/phone-number.ts';
import { textOfCell } from './cell.ts';
import { spelledBy, textLike } from './text-like.ts';

export const phoneKind = textLike<PhoneField>({
  isCaseless: false,
  filterValue: (_field, text) => readPhone(text),
  exported: (_field, value) => (typeof value === 'string' ? nationally(value) : null),
  printed: (_field, value) => (typeof value === 'string' ? withCountry(value) : ''),
  imported: (_field, cell) => ({ value: spelledBy(readPhone)(textOfCell(cell)) }),
  guide: {
    example: () => '0812-3456-7890',
    meaning: () => 'Nomor telepon, misalnya 0812-3456-7890 atau +65 6123 4567',
    values: () => [],
  },
});
