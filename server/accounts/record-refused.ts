import { recordAudit } from '../audit/index.ts';
import type { Executor } from '../db/executor.ts';
import { Refusal } from '../http/index.ts';
import type { Try } from './sign-in-throttle.ts';
import type { Counted } from './throttle.ts';

export type Why =
  | 'password'
  | 'unknown'
  | 'code'
  | 'no-post'
  | 'no-account'
  | 'too-many'
  | 'directory'
  /** Neither theirs nor the directory's: the server failed. */
  | 'fault';

/** A refusal that says what the audit log keeps as its reason. */
export class SignInRefusal extends Refusal {
  readonly why: Why;
  constructor(why: Why, statusCode: number, message: string) {
    super(statusCode, message);
    this.why = why;
  }
}

/** Takes what a try ended with, gives its reason for the audit log. */
export const whyOf = (thrown: unknown): Why => (thrown instanceof SignInRefusal ? thrown.why : 'fault');

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
