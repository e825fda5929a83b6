import { hash, verify } from '@node-rs/argon2';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { forgetAllTries } from './sign-in-throttle.ts';
import { credentials, invitations, passwordResets } from './tables.ts';

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

/**
 * Stores a password, replacing the one before.
 * @param mustChange its owner does not know it alone, and chooses another at the first sign-in
 */
export async function setPassword(
  executor: Executor,
  userId: string,
  password: string,
  { mustChange = false }: { mustChange?: boolean } = {},
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await executor
    .insert(credentials)
    .values({ userId, passwordHash, mustChange })
    .onConflictDoUpdate({
      target: credentials.userId,
      set: { passwordHash, mustChange, changedAt: new Date() },
    });
  await forgetAllTries(executor, userId);
  // Links that were mailed before belong to the old password.
  await executor
    .update(passwordResets)
    .set({ usedAt: new Date() })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  await withdrawInvitations(executor, userId);
}

/** Voids the links that were not used yet. */
export async function withdrawInvitations(executor: Executor, userId: string): Promise<void> {
  await executor
    .update(invitations)
    .set({ withdrawnAt: new Date() })
    .where(and(eq(invitations.userId, userId), isNull(invitations.usedAt), isNull(invitations.withdrawnAt)));
}

/** Whether their password is one that an administrator gave. */
export async function mustChangePassword(executor: Executor, userId: string): Promise<boolean> {
  const found = await executor.execute(sql`
    select from credential c join "user" u on u.id = c.user_id
    where c.user_id = ${userId} and c.must_change and u.isldap = '2'`);
  return found.rows.length > 0;
}
