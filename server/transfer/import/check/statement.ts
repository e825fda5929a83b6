import { type SQL, sql } from 'drizzle-orm';

/** Turns text with $1, $2 … and values into a statement for an executor, for SQL built from declarations. */
export function statement(text: string, values: readonly unknown[] = []): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)),
  );
}

/** Splits into portions, large enough to be fast, small enough to let other requests run. */
export function* portions<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

/** Lets everything else that waits have its turn. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
