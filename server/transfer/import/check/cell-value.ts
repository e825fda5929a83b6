import { translate } from '../../../../lib/language.ts';
import type { Field } from '../../../../resources/declare.ts';
import { type CellValue, type FileCell, kindOf, textOfCell, yesOrNo } from '../../../kinds/index.ts';

/** Converts a cell for its field; checks only errors that are specific to files. */
export function cellValue(field: Field | 'active', cell: FileCell): CellValue {
  if (field !== 'active') return kindOf(field).imported(field, cell);
  const text = textOfCell(cell);
  return text === '' ? { value: undefined } : activeOf(text);
}

function activeOf(text: string): CellValue {
  const plain = text.toLowerCase().replace(/[\s-]/g, '');
  if (plain === 'aktif' || plain === 'active') return { value: true };
  if (['nonaktif', 'tidakaktif', 'inactive'].includes(plain)) return { value: false };
  const found = yesOrNo(text);
  return 'value' in found
    ? found
    : { reason: translate({ id: 'Isi dengan Aktif atau Nonaktif.', en: 'Enter Active or Inactive.' }) };
}
