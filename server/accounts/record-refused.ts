import { recordAudit } from '../audit/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Counted, Try } from './sign-in-throttle.ts';

export type Why = 'password' | 'unknown' | 'code' | 'no-post' | 'too-many';

/**
 * Leaves a trace of a refused sign-in, on the account where there is one. Of many alike only the 1st, 10th, 100th … of
 * a quarter of an hour, so that nobody fills the disk by it. What was typed as a name is not kept: it may be a password.
 */
export async function recordRefused(
  executor: Executor,
  { userId, address, device }: Try,
  { count }: Counted,
  why: Why,
): Promise<void> {
  if (!/^10*$/.test(String(count))) return;
  await recordAudit(executor, {
    who: null,
    action: 'sign-in-refused',
    resource: 'manajemen-user.user',
    recordId: userId,
    after: { address, why, count, isKnownDevice: device !== undefined },
  });
}
