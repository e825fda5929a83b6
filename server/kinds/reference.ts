import { uuid } from 'drizzle-orm/pg-core';
import type { ReferenceField } from '../../resources/declare.ts';
import { resourceNamed } from '../../resources/index.ts';
import { isId } from '../db/ids.ts';
import { textOfCell } from './cell.ts';
import { isEqual, required, type ServerKind } from './kind.ts';

export const referenceKind: ServerKind<ReferenceField> = {
  type: 'uuid',
  // Resolved lazily: the target table may be declared later, or be this one.
  column: (field, name, idOf) =>
    required(
      field,
      uuid(name).references(() => idOf(field.to)),
    ),
  index: 'reference',
  isCaseless: false,
  isHtml: false,
  isNaming: false,
  filterValue: (_field, text) => (isId(text) ? text : undefined),
  isSame: isEqual,
  isKey: null,
  exported: (_field, value, row, name) => (value ? String(row[`label of ${name}`] ?? '') : null),
  format: null,
  imported: (_field, cell) => {
    const text = textOfCell(cell);
    return text === '' ? { value: null } : { names: [[text]] };
  },
  guide: {
    example: ({ to }, labelOf) => labelOf(to),
    meaning: ({ to }) => `Kode atau nama ${resourceNamed(to).singular.id}`,
    values: () => [],
  },
};
