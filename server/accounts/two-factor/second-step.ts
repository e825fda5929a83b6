import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { unseal } from '../keys.ts';
import { twoFactors } from '../tables.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

export const sealPurpose = 'two-factor';

/** Whether a person signs in in two steps. */
export async function hasTwoFactor(executor: Executor, userId: string): Promise<boolean> {
  const found = await executor
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
  return found.length > 0;
}

/**
 * Accepts an app code or a recovery code, each once, even when two requests race.
 * @returns which of the two it was; undefined when wrong or used
 */
export async function takeSecondStep(
  tx: Executor,
  secret: string,
  userId: string,
  typed: string,
): Promise<'app' | 'recovery-code' | undefined> {
  const digits = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return (await takeAppCode(tx, secret, userId, digits)) ? 'app' : undefined;
  return (await takeRecoveryCode(tx, secret, userId, typed)) ? 'recovery-code' : undefined;
}

async function takeAppCode(tx: Executor, secret: string, userId: string, code: string): Promise<boolean> {
  const [row] = await tx
    .select({ sealedSecret: twoFactors.sealedSecret })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
  const key = row && unseal(secret, sealPurpose, userId, row.sealedSecret);
  const step = key && stepOf(key, code, Date.now());
  if (step === undefined) return false;
  const taken = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step))))
    .returning({ userId: twoFactors.userId });
  return taken.length > 0;
}
