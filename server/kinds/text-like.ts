import { text } from 'drizzle-orm/pg-core';
import type { Field } from '../../resources/kinds/index.ts';
import { isEqual, required, type ServerKind } from './kind.ts';

type Own<F extends Field> = Pick<ServerKind<F>, 'filterValue' | 'imported' | 'guide'> &
  Partial<ServerKind<F>>;

/** A kind whose values are single texts that people may know a record by. */
export const textLike = <F extends Field>(own: Own<F>): ServerKind<F> => ({
  type: 'text',
  column: (field, name) => required(field, text(name)),
  index: 'filter',
  isCaseless: true,
  isSortedNaturally: true,
  isHtml: false,
  isNaming: true,
  isSame: isEqual,
  isKey: (typed) => typed !== '' && !typed.includes('\u0000'),
  exported: (_field, value) => (typeof value === 'string' ? value : null),
  format: null,
  ...own,
});

/** Reads a cell in the spelling that is stored; what has none stays as it is, for the schema to refuse. */
export const spelledBy =
  (read: (text: string) => string | undefined) =>
  (text: string): string | null =>
    text === '' ? null : (read(text) ?? text);
