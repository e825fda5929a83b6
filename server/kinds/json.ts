import { jsonb } from 'drizzle-orm/pg-core';
import type { JsonField } from '../../resources/declare.ts';
import { brokenAt } from '../../resources/kinds/json/schema.ts';
import { type CellValue, textOfCell } from './cell.ts';
import { required, type ServerKind } from './kind.ts';

export const jsonKind: ServerKind<JsonField> = {
  type: 'jsonb',
  column: (field, name) => required(field, jsonb(name)),
  index: 'filter',
  isCaseless: false,
  isHtml: false,
  isNaming: false,
  filterValue: () => undefined,
  isSame: (before, after) => JSON.stringify(before ?? null) === JSON.stringify(after ?? null),
  isKey: null,
  exported: (_field, value) => (value === null || value === undefined ? null : JSON.stringify(value)),
  format: null,
  imported: (_field, cell) => jsonIn(textOfCell(cell)),
  guide: {
    example: ({ options }) => JSON.stringify(options.example),
    meaning: () => 'JSON',
    values: () => [],
  },
};

function jsonIn(typed: string): CellValue {
  if (typed === '') return { value: null };
  const reason = brokenAt(typed);
  return reason === undefined ? { value: JSON.parse(typed) } : { reason };
}
