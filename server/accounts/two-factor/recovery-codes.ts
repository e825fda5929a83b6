import { randomBytes } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { fingerprint } from '../keys.ts';
import { recoveryCodes } from '../tables.ts';
import { codeOf, plainCode } from '../typed-code.ts';

const howMany = 10;
const purpose = 'recovery-code';

/** Replaces a user's recovery codes; only this return value holds the plain codes. */
export async function makeRecoveryCodes(tx: Executor, secret: string, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: fingerprint(secret, purpose, plainCode(code)) })));
  return codes;
}

/** Uses a code up; false when it is not the user's, or was used before. */
export async function takeRecoveryCode(
  tx: Executor,
  secret: string,
  userId: string,
  typed: string,
): Promise<boolean> {
  const codeHash = fingerprint(secret, purpose, plainCode(typed));
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** How many a person has left. */
export async function recoveryCodesLeft(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Sixty bits, as three groups of four. */
const newCode = (): string => codeOf(randomBytes(12), 4);
