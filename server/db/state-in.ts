import { type Column, type SQL, sql } from 'drizzle-orm';

/** The column is in one of the states, written as literals so that partial indexes match. */
export function stateIn(column: Column | string, states: readonly string[]): SQL {
  const literals = states.map((state) => `'${state}'`).join(', ');
  if (literals === '') return sql`false`;
  return sql`${columnSql(column)} ${sql.raw(states.length === 1 ? `= ${literals}` : `in (${literals})`)}`;
}

/** The state after an event for each row; rows whose state refuses it keep theirs. */
export function stateAfterIn<State extends string>(
  column: Column | string,
  states: readonly State[],
  after: (state: State) => State | undefined,
): SQL {
  const cases = states.flatMap((state) => {
    const next = after(state);
    return next ? [`when '${state}' then '${next}'`] : [];
  });
  return sql`case ${columnSql(column)} ${sql.raw(cases.join(' '))} else ${columnSql(column)} end`;
}

const columnSql = (column: Column | string) => (typeof column === 'string' ? sql.raw(column) : column);
