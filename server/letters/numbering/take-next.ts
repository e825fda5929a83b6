import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { numberCounters } from '../tables.ts';

/**
 * Takes the next numbers from a counter. Its row stays locked until the transaction ends, so that a failure returns
 * them without a gap.
 * @returns the first of them
 */
export async function takeNext(
  tx: Executor,
  scope: string,
  rule: { id: string; startAt: number },
  count = 1,
): Promise<number> {
  const [taken] = await tx
    .insert(numberCounters)
    .values({ scope, numberCodeId: rule.id, first: rule.startAt, last: rule.startAt + count - 1 })
    .onConflictDoUpdate({
      target: numberCounters.scope,
      set: { last: sql`${numberCounters.last} + ${count}` },
    })
    .returning({ last: numberCounters.last });
  if (!taken) throw new Error(`No number could be taken from ${scope}`);
  return taken.last - count + 1;
}
