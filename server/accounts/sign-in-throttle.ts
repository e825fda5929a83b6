import { eq, like, sql } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/index.ts';
import { slowDown } from './slow-down.ts';
import { signInFailures } from './tables.ts';
import {
  type Counted,
  type Counter,
  countAll,
  forgetTriesOf,
  giveBack,
  mostOfOne,
  tooMany,
} from './throttle.ts';
import { hashToken } from './tokens.ts';

/** Tries in 15 minutes before strangers must wait: an account is one user, an address may be an office. */
const free = { account: 20, address: 60 };
/** Concurrent waits of up to 8 s: 21,600 and 43,200 tries a day, from any number of addresses. */
const places = { account: 2, address: 4 };

/** A sign-in try; `device` is set when this browser has signed in to the account before (device-cookie.ts). */
export type Try = { userId: string | null; typed: string; address: string; device?: string | undefined };

/**
 * Counts a try before checking it. Known browsers count separately, so that strangers cannot lock the user out.
 */
export async function countSignIn(executor: Executor, asked: Try): Promise<Counted> {
  const { quarter, day } = ownKeys(asked);
  const counters: Counter[] = [
    { key: quarter, window: '15 minutes' },
    { key: day, window: '1 day' },
  ];
  const { account, address } = sharedKeys(asked);
  if (!asked.device) for (const key of [account, address]) counters.push({ key, window: '15 minutes' });
  const [inQuarter = 0, inDay = 0, ofAccount = 0, ofAddress = 0] = await countAll(executor, counters);
  const count = asked.userId ? inQuarter : ofAddress;
  if (inQuarter > mostOfOne.quarter) {
    // The try is not checked, so it must not use up the day or slow others down.
    await giveBack(executor, asked.device ? [day] : [day, account, address]);
    return { count, refusal: tooMany() };
  }
  if (inDay > mostOfOne.day) return { count, refusal: tomorrow() };
  // Both at once: waiting for one place must not occupy the other.
  const passed = await Promise.all([
    slowDown(account, ofAccount - free.account, places.account),
    slowDown(address, ofAddress - free.address, places.address),
  ]);
  if (passed.includes(false)) return { count, refusal: crowded() };
  return { count };
}

/** After the right password: clears its own tries and takes this one off the shared counts. */
export async function forgetSignInTries(executor: Executor, asked: Try): Promise<void> {
  const { quarter, day } = ownKeys(asked);
  const { account, address } = sharedKeys(asked);
  await executor.delete(signInFailures).where(eq(signInFailures.key, quarter));
  await giveBack(executor, asked.device ? [day] : [day, account, address]);
}

/** Clears all tries after a password change, from every address. */
export async function forgetAllTries(executor: Executor, userId: string): Promise<void> {
  await executor.delete(signInFailures).where(like(signInFailures.key, `sign-in user ${userId}%`));
  await forgetTriesOf(executor, userId);
}

/** Whether some browser or address may not try this account any more, today or for minutes. */
export async function isLockedOut(executor: Executor, userId: string): Promise<boolean> {
  const found = await executor.execute(sql`
    select from sign_in_failure where key like ${`${nameOf({ userId, typed: '', address: '' })} %`} and until > now()
      and count > case when key like '% today' then ${mostOfOne.day}::int else ${mostOfOne.quarter}::int end limit 1`);
  return found.rows.length > 0;
}

const nameOf = ({ userId, typed }: Try): string =>
  // Hash the typed name: it may be a password.
  userId ? `sign-in user ${userId}` : `sign-in typed ${hashToken(typed.toLowerCase())}`;

function ownKeys(asked: Try) {
  const from = asked.device ? `device ${asked.device}` : `from ${asked.address}`;
  const quarter = `${nameOf(asked)} ${from}`;
  return { quarter, day: `${quarter} today` };
}

const sharedKeys = (asked: Try) => ({ account: nameOf(asked), address: `sign-in address ${asked.address}` });

const tomorrow = (): Refusal =>
  new Refusal(
    429,
    translate({
      id: 'Terlalu banyak percobaan hari ini. Pakai “Lupa kata sandi”, atau coba lagi besok.',
      en: 'Too many attempts today. Use “Forgot password”, or try again tomorrow.',
    }),
  );

const crowded = (): Refusal =>
  new Refusal(
    429,
    translate({
      id: 'Sedang banyak percobaan masuk. Coba lagi sebentar lagi.',
      en: 'There are many attempts to sign in. Try again in a moment.',
    }),
  );
