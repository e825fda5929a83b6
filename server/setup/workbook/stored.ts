import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { FileCell } from '../../kinds/index.ts';

/** More than a workbook is made for; whoever has more imports by sheet. */
const mostStored = 20_000;

/** Rows of a query in the order of their columns, as cells. */
export async function storedCells(
  executor: Executor,
  query: ReturnType<typeof sql>,
  names: readonly string[],
): Promise<FileCell[][]> {
  const { rows } = await executor.execute<Record<string, unknown>>(sql`${query} limit ${mostStored}`);
  return rows.map((row) => names.map((name) => cellOf(row[name])));
}

function cellOf(value: unknown): FileCell {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join('; ');
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak';
  return typeof value === 'number' ? value : String(value);
}
