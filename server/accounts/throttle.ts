import { inArray, sql } from 'drizzle-orm';
import { say } from '../../resources/language.ts';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/index.ts';
import { signInFailures } from './tables.ts';

/** What tries are counted under, and for how long the count runs once it began. */
export type Counter = { key: string; window: '15 minutes' | '1 day' };

/** Wrong tries within 15 minutes. Signing many letters at once is honest work, and tries are counted before they are judged. */
const most = { 'sign-letter': 40, 'change-password': 8, 'second-step': 8, 'first-administrator': 8 } as const;

/** What a try is counted against: by who is signed in, or by address where nobody can be. The purpose comes first. */
export type ThrottleKeys = {
  purpose: keyof typeof most;
  by: { userId: string } | { address: string };
};

/**
 * Counts a try before it is made, so that many at once are no way around; a right one is given back by
 * `forgetTries`. Signing in has a throttle of its own (sign-in-throttle.ts).
 * @throws Refusal 429 when there were too many
 */
export async function countTry(executor: Executor, keys: ThrottleKeys): Promise<void> {
  const [count = 0] = await countAll(executor, [{ key: keyOf(keys), window: '15 minutes' }]);
  if (count > most[keys.purpose]) throw tooMany();
}

/** A right try clears those before it. */
export async function forgetTries(executor: Executor, keys: ThrottleKeys): Promise<void> {
  await executor.delete(signInFailures).where(inArray(signInFailures.key, [keyOf(keys)]));
}

/** @returns how many there are now under each, in their order */
export async function countAll(executor: Executor, counters: Counter[]): Promise<number[]> {
  // Anybody can make rows here by typing names: what has run out goes.
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
    say({
      id: 'Terlalu banyak percobaan. Coba lagi 15 menit lagi.',
      en: 'Too many attempts. Try again in 15 minutes.',
    }),
  );

const keyOf = ({ purpose, by }: ThrottleKeys): string =>
  'userId' in by ? `${purpose} user ${by.userId}` : `${purpose} address ${by.address}`;
