import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db, Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import type { Who } from '../who.ts';
import { sessions } from './tables.ts';
import { hashToken, randomToken, refreshLifetime } from './tokens.ts';

export type Session = { id: string; userId: string; remember: boolean };
export type Opened = { session: Session; refreshToken: string };

/** How long the token before the current one is still answered: an answer may get lost on the way (seconds). */
const grace = 20;
/** "Tetap masuk" keeps the cookie; the session itself lives as long as its last refresh token (SPEC A5). */
const expiry = () => new Date(Date.now() + refreshLifetime * 1000);

/** Begins a session for a person who has just proved who they are. */
export async function openSession(
  executor: Executor,
  userId: string,
  options: { remember: boolean; device: string | null; address: string; entryId: string | null },
): Promise<Opened> {
  const refreshToken = randomToken();
  const id = newId();
  await executor.insert(sessions).values({
    id,
    userId,
    entryId: options.entryId,
    refreshHash: hashToken(refreshToken),
    remember: options.remember,
    device: options.device?.slice(0, 300) ?? null,
    address: options.address,
    expiresAt: expiry(),
  });
  return { session: { id, userId, remember: options.remember }, refreshToken };
}

/**
 * Exchanges a refresh token for the next one. A token used a second time means that somebody else has it:
 * the whole session ends (DESIGN 6).
 * @returns undefined when it is unknown, ended, run out or used before; `reused` tells the last case
 */
export function rotateSession(
  db: Db,
  refreshToken: string,
  address: string,
): Promise<Opened | 'reused' | undefined> {
  const presented = hashToken(refreshToken);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(sessions)
      .where(
        and(
          or(eq(sessions.refreshHash, presented), eq(sessions.previousHash, presented)),
          isNull(sessions.revokedAt),
        ),
      )
      .for('update');
    if (!row || row.expiresAt <= new Date()) return undefined;
    const isCurrent = row.refreshHash === presented;
    if (!isCurrent && Date.now() - row.rotatedAt.getTime() > grace * 1000) {
      await tx.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, row.id));
      return 'reused';
    }
    const next = randomToken();
    await tx
      .update(sessions)
      .set({
        refreshHash: hashToken(next),
        // In the grace time too, so that the token that was the newest tells on whoever presents it later.
        previousHash: row.refreshHash,
        rotatedAt: new Date(),
        lastUsedAt: new Date(),
        address,
        expiresAt: expiry(),
      })
      .where(eq(sessions.id, row.id));
    return { session: { id: row.id, userId: row.userId, remember: row.remember }, refreshToken: next };
  });
}

/** Ends one session, by its id or its refresh token. */
export async function endSession(
  executor: Executor,
  by: { id: string } | { refreshToken: string },
): Promise<void> {
  const condition =
    'id' in by ? eq(sessions.id, by.id) : eq(sessions.refreshHash, hashToken(by.refreshToken));
  await executor
    .update(sessions)
    .set({ revokedAt: new Date() })
    .where(and(condition, isNull(sessions.revokedAt)));
}

/** Ends every session of a person but the one named: after a new password, a lost device, a deactivation. */
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

/** Whether somebody is signed in with this refresh token: for what a browser fetches by itself, with no more than its cookie. */
export async function isSessionOf(executor: Executor, refreshToken: string): Promise<boolean> {
  const presented = hashToken(refreshToken);
  const found = await executor.execute(sql`
    select from session s join "user" u on u.id = s.user_id
    where (s.refresh_hash = ${presented} or s.previous_hash = ${presented})
      and s.revoked_at is null and s.expires_at > now() and u.is_active`);
  return found.rows.length > 0;
}

/**
 * Which of these sessions are still open, with the role entry chosen in each, in one statement for any number of them.
 */
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

/** Whether the session or the API token that somebody began something with still holds: for work that outlasts its call. */
export async function isStillSignedIn(
  executor: Executor,
  { sessionId, token }: Pick<Who, 'sessionId' | 'token'>,
): Promise<boolean> {
  if (!token) return (await sessionsStillOpen(executor, [sessionId])).has(sessionId);
  const found = await executor.execute(
    sql`select from api_token where id = ${token.id} and revoked_at is null and expires_at > now()`,
  );
  return found.rows.length > 0;
}
