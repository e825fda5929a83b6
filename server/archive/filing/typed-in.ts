import { type SQL, sql } from 'drizzle-orm';
import { searchedPattern, searchedText } from '../../crud/index.ts';

/** Condition for FirstChar, in the very expression that the search index is built on; none for empty input. */
export const typedIn = (alias: string, columns: readonly string[], typed: string): SQL =>
  typed === ''
    ? sql``
    : sql` and ${sql.raw(searchedText(columns.map((column) => `${alias}.${column}`)))} ilike ${searchedPattern(typed)}`;
