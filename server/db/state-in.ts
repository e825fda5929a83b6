import { type Column, type SQL, sql } from 'drizzle-orm';

/** Takes a column and states of its life; the states stand in the text, so that partial indexes fit the condition. */
export const stateIn = (column: Column | string, states: readonly string[]): SQL =>
  sql`${typeof column === 'string' ? sql.raw(column) : column} in ${sql.raw(`('${states.join("', '")}')`)}`;
