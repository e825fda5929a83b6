import { sql } from 'drizzle-orm';
import type { Resource } from '../../../resources/declare.ts';
import { partsIn } from '../../../resources/part-resource.ts';
import type { Executor } from '../../db/executor.ts';
import type { Row } from '../hooks.ts';
import { quote } from '../sql/names.ts';
import { storedRowsSql } from './rows-sql.ts';

/**
 * Reads the stored rows of many locked records in one statement.
 * @returns each record's rows by field, in order
 */
export async function readParts(
  executor: Executor,
  resource: Resource,
  ids: readonly string[],
): Promise<Map<string, Record<string, Row[]>>> {
  const parts = partsIn(resource);
  if (parts.length === 0 || ids.length === 0) return new Map();
  const columns = parts.map((part) => `${storedRowsSql(part, 't.id')} as ${quote(part.name)}`);
  const { rows } = await executor.execute<{ id: string } & Record<string, Row[]>>(
    sql`select t.id, ${sql.raw(columns.join(', '))} from unnest(${sql.param([...ids])}::uuid[]) t(id)`,
  );
  return new Map(rows.map(({ id, ...lists }) => [id, lists]));
}
