import { sql } from 'drizzle-orm';
import type { DirectoryRun } from '../../../domain/calls/directory.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';

type Run = Omit<DirectoryRun, 'at' | 'message'> & { message: Message };
const key = 'directory-run';

export async function keepRun(executor: Executor, now: Date, run: Run): Promise<void> {
  const value = JSON.stringify({ ...run, at: now.toISOString() });
  await executor.execute(sql`
    insert into installation (key, value) values (${key}, ${value})
    on conflict (key) do update set value = excluded.value`);
}

/** The last comparison with the directory; null before the first. */
export async function lastRun(executor: Executor): Promise<DirectoryRun | null> {
  const found = await executor.execute<{ value: string }>(
    sql`select value from installation where key = ${key}`,
  );
  const value = found.rows[0]?.value;
  if (value === undefined) return null;
  const run = JSON.parse(value) as Run & { at: string };
  return { ...run, message: translate(run.message) };
}
