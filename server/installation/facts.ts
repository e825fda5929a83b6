import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { installation } from './tables.ts';

/**
 * `at` changes every ten minutes in database and file store together; `restored` is when a mismatch was found; `setup`
 * is that the assistant was skipped or is done, `workbook` when its workbook was last taken.
 */
export type Fact = 'secret' | 'files' | 'at' | 'restored' | 'setup' | 'workbook';

/** One process at a time, to the end of its transaction. */
export async function lockFacts(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7105209)`);
}

export async function factOf(executor: Executor, key: Fact): Promise<string | undefined> {
  const [row] = await executor
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.key, key));
  return row?.value;
}

export async function setFact(executor: Executor, key: Fact, value: string): Promise<void> {
  await executor
    .insert(installation)
    .values({ key, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}
