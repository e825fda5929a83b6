import { sql } from 'drizzle-orm';
import { text } from 'drizzle-orm/pg-core';
import type { TagsField } from '../../resources/declare.ts';
import { longestTag, once, oneSpaced, tagsIn } from '../../resources/kinds/tags/tag-list.ts';
import { joined, textOfCell } from './cell.ts';
import type { ServerKind } from './kind.ts';

export const tagsKind: ServerKind<TagsField> = {
  type: 'text[]',
  column: (_field, name) => text(name).array().notNull().default(sql`'{}'`),
  // An array's own cast to text may change with settings, so that no index takes it.
  searched: (column) => `array_to_tsvector(${column})::text`,
  members: {
    indexed: (column) => `(lower(array_to_tsvector(${column})::text)::tsvector)`,
    holdsAny: (indexed, at) => `${indexed} @@ lower(${at})::tsquery`,
    asked: (tags) => tags.map((tag) => `'${String(tag).replace(/['\\]/g, '$&$&')}'`).join(' | '),
  },
  index: 'members',
  isCaseless: false,
  isHtml: false,
  isNaming: false,
  filterValue: (field, typed) => {
    const tag = oneSpaced(typed);
    return tag === '' || tag.length > longestTag(field) || tag.includes('\u0000') || !tag.isWellFormed()
      ? undefined
      : tag;
  },
  isSame: (before, after) => JSON.stringify(before ?? []) === JSON.stringify(after ?? []),
  isKey: null,
  exported: (_field, value) => (Array.isArray(value) ? joined(value.map(String)) : null),
  printed: (_field, value) => (Array.isArray(value) ? value.join(', ') : ''),
  format: null,
  imported: (_field, cell) => ({ value: once(tagsIn(textOfCell(cell))) }),
  guide: {
    example: () => 'darurat; tol dalam kota',
    meaning: () => 'Kata-kata pendek, dipisah titik koma',
    values: () => [],
  },
};
