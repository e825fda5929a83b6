import { type Column, type SQL, sql } from 'drizzle-orm';

/** The column is in one of the states, written as literals so that partial indexes match. */
export const stateIn = (column: Column | string, states: readonly string[]): SQL =>
  sql`${typeof column === 'string' ? sql.raw(column) : column} in ${sql.raw(`('${states.join("', '")}')`)}`;
