import { likePattern } from '../http/index.ts';

/**
 * Trigrams end at a space: of `rapat umum` they know that a word ends in `pat` and that one begins with `um`, not that
 * the two stand together, and every row that has both anywhere had to be read to see. So a space is searched as a letter:
 * one that has no case and that no name here is written with.
 */
const space = 'ǀ';

/** Fields as one text to be searched; an SQL expression, and the very one that the index holds. */
export const searchedText = (columns: readonly string[]): string =>
  `replace(${columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ")}, ' ', '${space}')`;

/** What was typed, as it stands in such a text. */
export const searchedTerm = (typed: string): string => typed.replaceAll(' ', space);

/** The pattern that finds it there. */
export const searchedPattern = (typed: string): string => likePattern(searchedTerm(typed));
