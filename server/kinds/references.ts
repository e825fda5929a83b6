import { uuid } from 'drizzle-orm/pg-core';
import { embedName, type ReferencesField } from '../../resources/declare.ts';
import { resourceNamed } from '../../resources/index.ts';
import { isId } from '../db/ids.ts';
import { alternatives, joined, textOfCell } from './cell.ts';
import { hasSameMembers, type ServerKind } from './kind.ts';

export const referencesKind: ServerKind<ReferencesField> = {
  type: 'uuid[]',
  column: (_field, name) => uuid(name).array().notNull().default([]),
  index: 'members',
  isCaseless: false,
  isHtml: false,
  isNaming: false,
  filterValue: (_field, text) => (isId(text) ? text : undefined),
  isSame: hasSameMembers,
  isKey: null,
  exported: (_field, _value, row, name) =>
    joined(((row[embedName(name)] ?? []) as { label: string }[]).map(({ label }) => label ?? '')),
  format: null,
  imported: (_field, cell) => {
    const text = textOfCell(cell);
    return text === '' ? { value: [] } : { names: alternatives(text) };
  },
  guide: {
    example: ({ to }, labelOf) => labelOf(to),
    meaning: ({ to }) => `Kode atau nama ${resourceNamed(to).singular.id}, dipisah titik koma`,
    values: () => [],
  },
};
