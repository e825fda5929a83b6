import { inArray, sql } from 'drizzle-orm';
import { say } from '../../resources/language.ts';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/index.ts';
import { signInFailures } from './tables.ts';

const window = '15 minutes';
/** Tries within the window: an account is one person, an address may be an office. */
const limits = { account: 8, address: 60 } as const;
/** Signing many letters at once is honest work, and tries are counted before they are judged. */
const signingLimits = { account: 40, address: 120 } as const;

/**
 * What a try is counted against. The purpose comes first in every key, so that what a stranger types at the sign-in
 * can never name the counter of another purpose or person.
 */
export type ThrottleKeys = {
  purpose: 'sign-in' | 'sign-letter' | 'change-password' | 'second-step' | 'first-administrator';
  account: { userId: string } | { typed: string };
  address: string;
};

/**
 * Counts a try before it is made, so that many at once are no way around; a right one is given back by
 * `forgetTries`.
 * @throws Refusal 429 when there were too many for this account or from this address
 */
export async function countTry(executor: Executor, keys: ThrottleKeys): Promise<void> {
  const names = namesOf(keys);
  const until = sql`now() + ${window}::interval`;
  // Anybody can make rows here by typing names: what has run out goes.
  await executor.delete(signInFailures).where(sql`${signInFailures.until} < now()`);
  const counted = await executor
    .insert(signInFailures)
    .values(Object.values(names).map((key) => ({ key, count: 1, until })))
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: { count: sql`${signInFailures.count} + 1` },
    })
    .returning({ key: signInFailures.key, count: signInFailures.count });
  const most = keys.purpose === 'sign-letter' ? signingLimits : limits;
  const over = counted.some(
    ({ key, count }) => count > (key === names.account ? most.account : most.address),
  );
  if (over)
    throw new Refusal(
      429,
      say({
        id: 'Terlalu banyak percobaan. Coba lagi 15 menit lagi.',
        en: 'Too many attempts. Try again in 15 minutes.',
      }),
    );
}

/** A right password clears the account's tries and takes its own off the address: one good account must not shield others. */
export async function forgetTries(executor: Executor, keys: ThrottleKeys): Promise<void> {
  const names = namesOf(keys);
  await executor.delete(signInFailures).where(inArray(signInFailures.key, [names.account]));
  await executor
    .update(signInFailures)
    .set({ count: sql`${signInFailures.count} - 1` })
    .where(sql`${signInFailures.key} = ${names.address} and ${signInFailures.count} > 0`);
}

function namesOf({ purpose, account, address }: ThrottleKeys) {
  const who =
    'userId' in account ? `user ${account.userId}` : `typed ${account.typed.toLowerCase().slice(0, 200)}`;
  return { account: `${purpose} ${who}`, address: `${purpose} address ${address}` };
}
