import { text } from 'drizzle-orm/pg-core';
import type { RichTextField } from '../../resources/declare.ts';
import { plainText } from '../rich-text/index.ts';
import { textOfCell } from './cell.ts';
import { isEqual, required, type ServerKind, shortText } from './kind.ts';
import { textKind } from './text.ts';

export const richTextKind: ServerKind<RichTextField> = {
  type: 'text',
  column: (field, name) => required(field, text(name)),
  index: 'filter',
  isCaseless: false,
  isHtml: true,
  isNaming: false,
  filterValue: shortText,
  // Files carry only the words.
  isSame: (before, after) => {
    if (typeof before !== 'string' || typeof after !== 'string') return isEqual(before, after);
    return before === after || plainText(before) === plainText(after);
  },
  isKey: null,
  exported: (_field, value) => (typeof value === 'string' ? plainText(value) : null),
  format: null,
  imported: (_field, cell) => {
    const typed = textOfCell(cell);
    return { value: typed === '' ? null : htmlOf(typed) };
  },
  guide: {
    example: (field) => textKind.guide.example({ ...field, kind: 'text' }, async () => ''),
    meaning: (field) => textKind.guide.meaning({ ...field, kind: 'text' }),
    values: () => [],
  },
};

/** Text without markup becomes paragraphs; markup is cleaned where every rich text is. */
function htmlOf(typed: string): string {
  if (/<\/?[a-z][a-z0-9]*(\s[^<>]*)?>/i.test(typed)) return typed;
  const escaped = typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('');
}
