import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/index.ts';
import { signInFailures } from './tables.ts';

const window = '15 minutes';
/** Failures within the window before the next one has to wait: an account is one person, an address may be an office. */
const limits = { account: 8, address: 60 } as const;

export type ThrottleKeys = { account: string; address: string };

/** @throws Refusal 429 when too many sign-ins failed for this account or from this address */
export async function refuseWhenThrottled(executor: Executor, keys: ThrottleKeys): Promise<void> {
  const names = namesOf(keys);
  const rows = await executor
    .select({ key: signInFailures.key, count: signInFailures.count })
    .from(signInFailures)
    .where(sql`${inArray(signInFailures.key, Object.values(names))} and ${signInFailures.until} > now()`);
  const over = rows.some((row) => row.count >= (row.key === names.account ? limits.account : limits.address));
  if (over) throw new Refusal(429, 'Terlalu banyak percobaan masuk. Coba lagi 15 menit lagi.');
}

/** Counts one failed try against account and address. */
export async function countFailure(executor: Executor, keys: ThrottleKeys): Promise<void> {
  const until = sql`now() + ${window}::interval`;
  // Anybody can make rows here by typing names: what has run out goes.
  await executor.delete(signInFailures).where(sql`${signInFailures.until} < now()`);
  await executor
    .insert(signInFailures)
    .values(Object.values(namesOf(keys)).map((key) => ({ key, count: 1, until })))
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        count: sql`case when ${signInFailures.until} > now() then ${signInFailures.count} + 1 else 1 end`,
        until,
      },
    });
}

/** A right password clears the account's count, not the address's: one good account must not shield guesses at others. */
export async function forgetFailures(executor: Executor, keys: ThrottleKeys): Promise<void> {
  await executor.delete(signInFailures).where(inArray(signInFailures.key, [namesOf(keys).account]));
}

const namesOf = (keys: ThrottleKeys) => ({
  account: `account:${keys.account.toLowerCase().slice(0, 200)}`,
  address: `address:${keys.address}`,
});
