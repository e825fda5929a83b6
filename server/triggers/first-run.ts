import type { Executor } from '../db/executor.ts';
import { triggerRuns } from './tables.ts';

/** Records the run in the same transaction, so that a repeated job does nothing. */
export async function isFirstRun(tx: Executor, triggerId: string, turn: string): Promise<boolean> {
  const made = await tx
    .insert(triggerRuns)
    .values({ triggerId, turn })
    .onConflictDoNothing()
    .returning({ triggerId: triggerRuns.triggerId });
  return made.length === 1;
}
