import type { TextField } from '../../resources/declare.ts';
import { textOfCell } from './cell.ts';
import { type ServerKind, shortText } from './kind.ts';
import { textLike } from './text-like.ts';

export const textKind: ServerKind<TextField> = textLike<TextField>({
  filterValue: shortText,
  imported: (_field, cell) => ({ value: textOfCell(cell) || null }),
  guide: {
    example: ({ options }) => options.pattern?.example ?? (options.unique ? 'CONTOH-01' : 'Contoh'),
    meaning: ({ options }) => `Teks, paling banyak ${(options.max ?? 200).toLocaleString('id-ID')} karakter`,
    values: () => [],
  },
});
