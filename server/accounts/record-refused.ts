import { recordAudit } from '../audit/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Try } from './sign-in-throttle.ts';
import type { Counted } from './throttle.ts';

export type Why = 'password' | 'unknown' | 'code' | 'no-post' | 'too-many' | 'directory';
/** Where a try was made: at the sign-in, or by a mailed link. */
type Place = { action: 'sign-in-refused' } | { action: 'decide-by-mail-refused'; letterId: string };

/**
 * Audits the 1st, 10th, 100th … equal refusal per 15 minutes, to save disk. A typed name may be a password.
 */
export async function recordRefused(
  executor: Executor,
  { userId, address, device }: Omit<Try, 'typed'>,
  { count }: Pick<Counted, 'count'>,
  why: Why,
  { action, ...place }: Place = { action: 'sign-in-refused' },
): Promise<void> {
  if (!/^10*$/.test(String(count))) return;
  await recordAudit(executor, {
    actor: null,
    action,
    resource: 'manajemen-user.user',
    recordId: userId,
    after: { address, why, count, isKnownDevice: device !== undefined, ...place },
  });
}
