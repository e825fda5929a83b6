import { inArray, sql } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/index.ts';
import { signInFailures } from './tables.ts';

/** The key tries are counted under, and the count's duration from the first try. */
export type Counter = { key: string; window: '15 minutes' | '1 day' };

/** Wrong tries in 15 minutes and in a day, as for sign-in: no other check may be easier to guess. */
export const mostOfOne = { quarter: 8, day: 30 };

/** Counts by user, or by address where there is none. The purpose comes first in the key. */
export type ThrottleKeys = {
  purpose: 'sign-letter' | 'decide-by-mail' | 'change-password' | 'second-step' | 'first-administrator';
  by: { userId: string } | { address: string };
};

/** The count at the time of a try, for the audit log; with a refusal it is not judged. */
export type Counted = { count: number; refusal?: Refusal };

/**
 * Counts a try before it is checked, against parallel tries; `forgetTries` gives a
 * right one back. Sign-in: sign-in-throttle.ts.
 * @throws Refusal 429 when there were too many
 */
export async function countTry(executor: Executor, keys: ThrottleKeys): Promise<void> {
  const { refusal } = await countedTry(executor, keys);
  if (refusal) throw refusal;
}

/** The same, with the refusal 429 returned beside the count. */
export async function countedTry(executor: Executor, keys: ThrottleKeys): Promise<Counted> {
  const { quarter, day } = keysOf(keys);
  const counters: Counter[] = [{ key: quarter, window: '15 minutes' }];
  // Behind a proxy all users may share an address: a daily limit would lock them all out.
  if ('userId' in keys.by) counters.push({ key: day, window: '1 day' });
  const [inQuarter = 0, inDay = 0] = await countAll(executor, counters);
  if (inQuarter > mostOfOne.quarter) {
    // Not judged, so it does not use up the day.
    await giveBack(executor, [day]);
    return { count: inQuarter, refusal: tooMany() };
  }
  return { count: inQuarter, ...(inDay > mostOfOne.day && { refusal: tomorrow() }) };
}

/** After a right try: clears the 15-minute count and takes it off the day's. */
export async function forgetTries(executor: Executor, keys: ThrottleKeys): Promise<void> {
  const { quarter, day } = keysOf(keys);
  await executor.delete(signInFailures).where(inArray(signInFailures.key, [quarter]));
  await giveBack(executor, [day]);
}

/** Clears the tries against the previous password. */
export async function forgetTriesOf(executor: Executor, userId: string): Promise<void> {
  const kept = (['sign-letter', 'decide-by-mail', 'change-password'] as const).flatMap((purpose) =>
    Object.values(keysOf({ purpose, by: { userId } })),
  );
  await executor.delete(signInFailures).where(inArray(signInFailures.key, kept));
}

/** @returns how many there are now under each, in their order */
export async function countAll(executor: Executor, counters: Counter[]): Promise<number[]> {
  // Delete expired rows: anonymous clients can create rows by typing names.
  await executor.delete(signInFailures).where(sql`${signInFailures.until} < now()`);
  const counted = await executor
    .insert(signInFailures)
    .values(
      counters
        .map(({ key, window }) => ({ key, count: 1, until: sql`now() + ${window}::interval` }))
        // In one order, so that two tries at once cannot wait for each other.
        .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    )
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: { count: sql`${signInFailures.count} + 1` },
    })
    .returning({ key: signInFailures.key, count: signInFailures.count });
  const counts = new Map(counted.map(({ key, count }) => [key, count]));
  return counters.map(({ key }) => counts.get(key) ?? 0);
}

/** Takes one try back under each. */
export async function giveBack(executor: Executor, keys: string[]): Promise<void> {
  await executor
    .update(signInFailures)
    .set({ count: sql`${signInFailures.count} - 1` })
    .where(sql`${inArray(signInFailures.key, keys)} and ${signInFailures.count} > 0`);
}

export const tooMany = (): Refusal =>
  new Refusal(
    429,
    translate({
      id: 'Terlalu banyak percobaan. Coba lagi 15 menit lagi.',
      en: 'Too many attempts. Try again in 15 minutes.',
    }),
  );

const tomorrow = (): Refusal =>
  new Refusal(
    429,
    translate({
      id: 'Terlalu banyak percobaan hari ini. Coba lagi besok.',
      en: 'Too many attempts today. Try again tomorrow.',
    }),
  );

function keysOf({ purpose, by }: ThrottleKeys): { quarter: string; day: string } {
  const quarter = 'userId' in by ? `${purpose} user ${by.userId}` : `${purpose} address ${by.address}`;
  return { quarter, day: `${quarter} today` };
}
