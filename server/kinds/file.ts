import { jsonb } from 'drizzle-orm/pg-core';
import type { RecordFile } from '../../resources/declare.ts';
import type { FilesField } from '../../resources/kinds/file/limits.ts';
import { joined } from './cell.ts';
import type { ServerKind } from './kind.ts';

/** In the record: what people see of its files. Their content's hash stands in record_file alone. */
export const fileKind: ServerKind<FilesField> = {
  type: 'jsonb',
  column: (_field, name) => jsonb(name).$type<RecordFile[]>().notNull().default([]),
  index: 'filter',
  isCaseless: false,
  isHtml: false,
  isNaming: false,
  filterValue: () => undefined,
  isSame: () => true,
  isKey: null,
  exported: (_field, value) => joined(titlesOf(value)),
  format: null,
  imported: () => ({
    reason: 'Berkas tidak diimpor. Lampirkan di halaman datanya.',
  }),
  guide: { example: () => '', meaning: () => 'Tidak diimpor', values: () => [] },
};

export const titlesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(({ title }: RecordFile) => title) : [];
