import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Db, Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import { newRefreshToken, sessionOfToken } from './refresh-token.ts';
import { type SignInWay, sessions } from './tables.ts';
import { hashToken, refreshLifetime } from './tokens.ts';

export type Session = { id: string; userId: string; remember: boolean };
export type Opened = { session: Session; refreshToken: string };

/** Seconds for which the previous token is still accepted: a response may get lost. */
const grace = 20;
const days = 24 * 3600 * 1000;
/** Days from entering the password until the session ends, however often it is renewed. */
export const mostDays = 30;

/** "Tetap masuk" keeps the cookie; the session itself lives as long as its last refresh token (SPEC A5). */
const expiry = (begun = new Date()) =>
  new Date(Math.min(Date.now() + refreshLifetime * 1000, begun.getTime() + mostDays * days));

/** Whether it ran until its last day, and was not merely left alone. */
const hasAged = ({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): boolean =>
  expiresAt.getTime() >= createdAt.getTime() + mostDays * days - 1000;

/** Begins a session for a person who has just proved who they are. */
export async function openSession(
  executor: Executor,
  secret: string,
  userId: string,
  options: {
    remember: boolean;
    device: string | null;
    address: string;
    entryId: string | null;
    way?: SignInWay;
    /** Seals what the session keeps for its provider, by the session's id. */
    sealTokens?: (sessionId: string) => string;
  },
): Promise<Opened> {
  const id = newId();
  const refreshToken = newRefreshToken(secret, id);
  await executor.insert(sessions).values({
    id,
    userId,
    entryId: options.entryId,
    refreshHash: hashToken(refreshToken),
    remember: options.remember,
    device: options.device?.slice(0, 300) ?? null,
    address: options.address,
    way: options.way ?? 'password',
    sealedTokens: options.sealTokens?.(id) ?? null,
    expiresAt: expiry(),
  });
  return { session: { id, userId, remember: options.remember }, refreshToken };
}

/** Why a refresh token is refused: unknown or expired, reused after renewal, or the session is too old. */
export type Over = 'over' | 'reused' | 'aged';

/**
 * Exchanges a refresh token. A renewed one, except the previous within the grace period, indicates theft: ends the
 * session (DESIGN 6).
 */
export function rotateSession(
  db: Db,
  secret: string,
  refreshToken: string,
  address: string,
): Promise<Opened | Over> {
  const presented = hashToken(refreshToken);
  const named = sessionOfToken(secret, refreshToken);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(sessions)
      .where(
        and(
          // Older tokens do not name their session; find it by the stored hash.
          named
            ? eq(sessions.id, named)
            : or(eq(sessions.refreshHash, presented), eq(sessions.previousHash, presented)),
          isNull(sessions.revokedAt),
        ),
      )
      .for('update');
    if (!row) return 'over';
    const isCurrent = row.refreshHash === presented;
    const isRepeated = row.previousHash === presented && Date.now() - row.rotatedAt.getTime() <= grace * 1000;
    if (row.expiresAt <= new Date()) return isCurrent && hasAged(row) ? 'aged' : 'over';
    if (!isCurrent && !isRepeated) {
      await tx.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, row.id));
      await recordAudit(tx, {
        actor: { userId: row.userId, entryId: row.entryId ?? row.userId },
        action: 'refresh-token-reused',
        resource: 'session',
        recordId: row.id,
        after: { address },
      });
      return 'reused';
    }
    const next = newRefreshToken(secret, row.id);
    await tx
      .update(sessions)
      .set({
        refreshHash: hashToken(next),
        // Keep the previous hash: a client that lost one response may lose the next one too.
        ...(isCurrent && { previousHash: presented, rotatedAt: new Date() }),
        lastUsedAt: new Date(),
        address,
        expiresAt: expiry(row.createdAt),
      })
      .where(eq(sessions.id, row.id));
    return { session: { id: row.id, userId: row.userId, remember: row.remember }, refreshToken: next };
  });
}

/**
 * Ends one session.
 * @returns its user, or undefined when it was already over
 */
export async function endSession(executor: Executor, id: string): Promise<{ userId: string } | undefined> {
  const [ended] = await executor
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId });
  return ended;
}

/** The session that a refresh token was made for, current or not. */
export async function findSessionId(
  executor: Executor,
  secret: string,
  refreshToken: string,
): Promise<string | undefined> {
  const named = sessionOfToken(secret, refreshToken);
  if (named) return named;
  const [row] = await executor
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.refreshHash, hashToken(refreshToken)));
  return row?.id;
}

/** Ends a user's sessions, optionally all but one: after a new password, a lost device, a deactivation. */
export async function endSessionsOf(executor: Executor, userId: string, except?: string): Promise<void> {
  await executor
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        except ? sql`${sessions.id} <> ${except}` : undefined,
      ),
    );
}

/** Checks a refresh token without renewing it, for resources a browser fetches with its cookie only. */
export async function isSessionOf(executor: Executor, refreshToken: string): Promise<boolean> {
  const presented = hashToken(refreshToken);
  const found = await executor.execute(sql`
    select from session s join "user" u on u.id = s.user_id
    where (s.refresh_hash = ${presented} or s.previous_hash = ${presented})
      and s.revoked_at is null and s.expires_at > now() and u.is_active`);
  return found.rows.length > 0;
}

/** Finds which of these sessions are open, with the chosen role entry of each, in one statement. */
export async function sessionsStillOpen(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const found = await executor.execute<{ id: string; entryId: string | null }>(sql`
    select s.id, s.entry_id as "entryId" from session s join "user" u on u.id = s.user_id
    where s.id = any(${sql.param([...ids])}::uuid[])
      and s.revoked_at is null and s.expires_at > now() and u.is_active`);
  return new Map(found.rows.map(({ id, entryId }) => [id, entryId]));
}

/** Checks that the actor's session or API token is still valid, for work that outlasts its request. */
export async function isStillSignedIn(
  executor: Executor,
  { sessionId, token }: Pick<Actor, 'sessionId' | 'token'>,
): Promise<boolean> {
  if (!token) return (await sessionsStillOpen(executor, [sessionId])).has(sessionId);
  const found = await executor.execute(
    sql`select from api_token where id = ${token.id} and revoked_at is null and expires_at > now()`,
  );
  return found.rows.length > 0;
}
