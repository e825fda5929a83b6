import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { seal, unseal } from '../../accounts/index.ts';
import type { Executor } from '../../db/executor.ts';
import { triggerWebhooks } from '../tables.ts';

const purpose = 'trigger-webhook';

/** What signs calls: 256 bits, marked so that scanners for secrets know it. */
const newSecret = (): string => `nsk_${randomBytes(32).toString('base64url')}`;

const sealed = (key: string, triggerId: string, secret: string): string =>
  seal(key, purpose, triggerId, Buffer.from(secret));

/** Notes who wrote a trigger's address; the first time it gets a secret, which nobody has seen. */
export async function keepWebhook(
  tx: Executor,
  key: string,
  { triggerId, userId }: { triggerId: string; userId: string },
): Promise<void> {
  await tx
    .insert(triggerWebhooks)
    .values({ triggerId, userId, secret: sealed(key, triggerId, newSecret()) })
    .onConflictDoUpdate({ target: triggerWebhooks.triggerId, set: { userId } });
}

/** Makes another secret; the one before signs nothing any more. */
export async function renewSecret(
  tx: Executor,
  key: string,
  { triggerId, userId }: { triggerId: string; userId: string },
): Promise<string> {
  const secret = newSecret();
  const values = { secret: sealed(key, triggerId, secret), createdAt: new Date(), shownAt: new Date() };
  await tx
    .insert(triggerWebhooks)
    .values({ triggerId, userId, ...values })
    .onConflictDoUpdate({ target: triggerWebhooks.triggerId, set: values });
  return secret;
}

/** @returns undefined without one, or where the installation's secret has changed since */
export async function secretOf(
  executor: Executor,
  key: string,
  triggerId: string,
): Promise<string | undefined> {
  const [found] = await executor
    .select({ secret: triggerWebhooks.secret })
    .from(triggerWebhooks)
    .where(eq(triggerWebhooks.triggerId, triggerId));
  return found && unseal(key, purpose, triggerId, found.secret)?.toString();
}

/** In whose name a trigger calls. */
export async function callerOf(executor: Executor, triggerId: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ userId: triggerWebhooks.userId })
    .from(triggerWebhooks)
    .where(eq(triggerWebhooks.triggerId, triggerId));
  return found?.userId;
}
