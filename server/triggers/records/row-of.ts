import { inArray } from 'drizzle-orm';
import { resourceNamed } from '../../../resources/index.ts';
import { anyTableOf, type Row } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';

/** Records as they are stored, by the names of their fields. */
export async function rowsOf(
  executor: Executor,
  resourceName: string,
  ids: readonly string[],
): Promise<Row[]> {
  const table = anyTableOf(resourceNamed(resourceName));
  return (await executor
    .select()
    .from(table as never)
    .where(inArray(table.id as never, [...ids] as never))) as Row[];
}

export const rowOf = async (executor: Executor, resourceName: string, id: string): Promise<Row | undefined> =>
  (await rowsOf(executor, resourceName, [id]))[0];
