import { type SQL, sql } from 'drizzle-orm';
import { searchedPattern, searchedText } from '../../crud/index.ts';

/**
 * FirstChar as a further condition: what was typed stands in the searched fields of that alias, by the very expression
 * that their index holds; nothing where nothing was typed.
 */
export const typedIn = (alias: string, columns: readonly string[], typed: string): SQL =>
  typed === ''
    ? sql``
    : sql` and ${sql.raw(searchedText(columns.map((column) => `${alias}.${column}`)))} ilike ${searchedPattern(typed)}`;
