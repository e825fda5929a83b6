import type { UrlField } from '../../resources/declare.ts';
import { isWebAddress, readWebAddress } from '../../resources/kinds/url/web-address.ts';
import { textOfCell } from './cell.ts';
import { spelledBy, textLike } from './text-like.ts';

export const urlKind = textLike<UrlField>({
  // The path of an address tells cases apart.
  isCaseless: false,
  filterValue: (_field, text) => (isWebAddress(text) ? text : undefined),
  imported: (_field, cell) => ({ value: spelledBy(readWebAddress)(textOfCell(cell)) }),
  guide: {
    example: () => 'https://naskah.example',
    meaning: () => 'Alamat web',
    values: () => [],
  },
});
