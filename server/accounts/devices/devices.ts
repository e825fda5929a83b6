import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { DeviceSession } from '../../../domain/calls/account.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Db } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/index.ts';
import { sessions } from '../tables.ts';
import { deviceOf } from './device-name.ts';

/** Lists the user's open sessions: the requesting device first, then by last use. */
export async function listDevices(db: Db, actor: Actor): Promise<DeviceSession[]> {
  const open = await openSessionsOf(db, actor.userId);
  return open
    .map((session) => ({ ...session, isCurrent: session.id === actor.sessionId }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** A user's open sessions, the one used last first. */
export async function openSessionsOf(db: Db, userId: string): Promise<Omit<DeviceSession, 'isCurrent'>[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(liveOf(userId))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(200);
  return rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.device),
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    way: row.way,
  }));
}

/**
 * Signs one device out.
 * @throws Refusal 404 for a session that is not the user's, or is over
 */
export function endDevice({ db }: Deps, actor: Actor, id: string): Promise<void> {
  if (!isId(id))
    throw notFound(translate({ id: 'Sesi tidak ditemukan.', en: 'This session was not found.' }));
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(and(liveOf(actor.userId), eq(sessions.id, id)))
      .returning({ id: sessions.id });
    if (ended.length === 0)
      throw notFound(translate({ id: 'Sesi tidak ditemukan.', en: 'This session was not found.' }));
    await recordAudit(tx, { actor, action: 'revoke', resource: 'session', recordId: id });
  });
}

/** Signs every other device out. @returns how many there were */
export function endOtherDevices({ db }: Deps, actor: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(and(liveOf(actor.userId), ne(sessions.id, actor.sessionId)))
      .returning({ id: sessions.id });
    for (const { id } of ended)
      await recordAudit(tx, { actor, action: 'revoke', resource: 'session', recordId: id });
    return ended.length;
  });
}

const liveOf = (userId: string) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date()));
