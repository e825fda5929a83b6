import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { numberCounters } from '../tables.ts';
import { type CounterKey, counterName } from './counter.ts';

/**
 * Keeps the counter's row locked until the transaction ends, so that a failure returns the numbers without a gap.
 * @returns the first of them, and the counter
 */
export async function takeNext(
  tx: Executor,
  key: CounterKey,
  { startAt }: { startAt: number },
  count = 1,
): Promise<{ first: number; counterId: string; counterName: string }> {
  const [taken] = await tx
    .insert(numberCounters)
    .values({ ...key, first: startAt, last: startAt + count - 1 })
    .onConflictDoUpdate({
      target: [
        numberCounters.numberCodeId,
        numberCounters.companyCode,
        numberCounters.unitId,
        numberCounters.subTypeCode,
        numberCounters.period,
      ],
      set: { last: sql`${numberCounters.last} + ${count}` },
    })
    .returning({
      last: numberCounters.last,
      counterId: numberCounters.id,
      counterName: sql<string>`${sql.raw(counterName('number_counter'))}`,
    });
  if (!taken) throw new Error(`No number could be taken from ${JSON.stringify(key)}`);
  const { last, ...counter } = taken;
  return { first: last - count + 1, ...counter };
}
