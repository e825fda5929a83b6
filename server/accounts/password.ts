import { hash, verify } from '@node-rs/argon2';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { forgetAllTries } from './sign-in-throttle.ts';
import { credentials, passwordResets } from './tables.ts';

/** OWASP's second argon2id profile: 19 MiB, two passes. */
const profile = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/** The stored form of a password (argon2id with its salt). */
export const hashPassword = (password: string): Promise<string> => hash(password, profile);

/** Decoy hash, checked when the account does not exist, so that both cases take the same time. */
let decoy: Promise<string> | undefined;

/**
 * Checks the user's password.
 * @param userId null for an unknown account: takes the same time, returns false
 */
export async function verifyPassword(
  executor: Executor,
  userId: string | null,
  password: string,
): Promise<boolean> {
  const [row] = userId
    ? await executor
        .select({ passwordHash: credentials.passwordHash })
        .from(credentials)
        .where(eq(credentials.userId, userId))
    : [];
  decoy ??= hashPassword('a password nobody has');
  const matches = await verify(row?.passwordHash ?? (await decoy), password);
  return matches && row !== undefined;
}

/** Stores a password, replacing the one before. */
export async function setPassword(executor: Executor, userId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await executor
    .insert(credentials)
    .values({ userId, passwordHash })
    .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, changedAt: new Date() } });
  await forgetAllTries(executor, userId);
  // Links that were mailed before belong to the old password.
  await executor
    .update(passwordResets)
    .set({ usedAt: new Date() })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
