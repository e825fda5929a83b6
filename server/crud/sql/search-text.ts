import type { Field } from '../../../resources/declare.ts';
import { likePattern } from '../../http/index.ts';
import { kindOf } from '../../kinds/index.ts';

/**
 * Trigrams end at a space, so `rapat umum` would read rows. Spaces become a caseless letter that no name contains.
 */
const space = 'ǀ';

/** SQL expression of the fields as one searchable text; must equal the index expression. */
export const searchedText = (columns: readonly string[]): string =>
  `replace(${columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ")}, ' ', '${space}')`;

/** A field's column as text to search in. */
export const searchedColumn = (field: Field | undefined, column: string): string =>
  (field && kindOf(field).searched?.(column)) ?? column;

/** Converts typed text to the form in the index. */
export const searchedTerm = (typed: string): string => typed.replaceAll(' ', space);

/** The pattern that finds it there. */
export const searchedPattern = (typed: string): string => likePattern(searchedTerm(typed));
