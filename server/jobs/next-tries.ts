import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import type { JobKind } from './kind.ts';
import { idOf } from './send-job.ts';

/** When jobs that failed are tried again, by their key. */
export async function nextTries<Data extends object>(
  executor: Executor,
  { name, lane }: JobKind<Data>,
  keys: readonly string[],
): Promise<Map<string, Date>> {
  if (keys.length === 0) return new Map();
  const ids = new Map(keys.map((key) => [idOf(name, key), key]));
  const { rows } = await executor.execute<{ id: string; at: string }>(sql`
    select id, start_after::text as at from pgboss.job
    where name = ${lane} and id = any(${sql.param([...ids.keys()])}::uuid[]) and state in ('created', 'retry')`);
  return new Map(rows.map(({ id, at }) => [ids.get(id) ?? '', new Date(at)]));
}
