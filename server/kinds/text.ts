import { text } from 'drizzle-orm/pg-core';
import type { TextField } from '../../resources/declare.ts';
import { textOfCell } from './cell.ts';
import { isEqual, required, type ServerKind, shortText } from './kind.ts';

export const textKind: ServerKind<TextField> = {
  type: 'text',
  column: (field, name) => required(field, text(name)),
  index: 'filter',
  isCaseless: true,
  isHtml: false,
  isNaming: true,
  filterValue: shortText,
  isSame: isEqual,
  isKey: (typed) => typed !== '' && !typed.includes('\u0000'),
  exported: (_field, value) => (typeof value === 'string' ? value : null),
  format: null,
  imported: (_field, cell) => ({ value: textOfCell(cell) || null }),
  guide: {
    example: ({ options }) => options.pattern?.example ?? (options.unique ? 'CONTOH-01' : 'Contoh'),
    meaning: ({ options }) => `Teks, paling banyak ${(options.max ?? 200).toLocaleString('id-ID')} karakter`,
    values: () => [],
  },
};
