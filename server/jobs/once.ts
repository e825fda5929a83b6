import type { Executor } from '../db/executor.ts';
import { doneOnce } from './tables.ts';

/**
 * True the first time for a key, false ever after (for two years); in the transaction of what is done, so that it is
 * remembered exactly when that was done.
 */
export async function firstTime(tx: Executor, key: string): Promise<boolean> {
  const made = await tx
    .insert(doneOnce)
    .values({ key })
    .onConflictDoNothing()
    .returning({ key: doneOnce.key });
  return made.length === 1;
}
