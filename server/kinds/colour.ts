import type { ColourField } from '../../resources/declare.ts';
import { readColour } from '../../resources/kinds/colour/field.ts';
import { textOfCell } from './cell.ts';
import { spelledBy, textLike } from './text-like.ts';

export const colourKind = textLike<ColourField>({
  isCaseless: false,
  isNaming: false,
  isKey: null,
  filterValue: (_field, text) => readColour(text),
  imported: (_field, cell) => ({ value: spelledBy(readColour)(textOfCell(cell)) }),
  guide: {
    example: () => '#1c7ed6',
    meaning: () => 'Warna, misalnya #1c7ed6',
    values: () => [],
  },
});
