import type { Executor } from '../db/executor.ts';
import { doneOnce } from './tables.ts';

/**
 * True only the first time for a key, for two years. Call it in the work's transaction: both commit together.
 */
export async function firstTime(tx: Executor, key: string): Promise<boolean> {
  const made = await tx
    .insert(doneOnce)
    .values({ key })
    .onConflictDoNothing()
    .returning({ key: doneOnce.key });
  return made.length === 1;
}
