import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { DeviceSession } from '../../../domain/calls/account.ts';
import { say } from '../../../lib/language.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Db } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { sessions } from '../tables.ts';
import { deviceOf } from './device-name.ts';

/** Lists the user's open sessions: the requesting device first, then by last use. */
export async function listDevices(db: Db, who: Who): Promise<DeviceSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(liveOf(who.userId))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(200);
  return rows
    .map((row) => ({
      id: row.id,
      ...deviceOf(row.device),
      address: row.address,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      isCurrent: row.id === who.sessionId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Signs one device out.
 * @throws Refusal 404 for a session that is not the user's, or is over
 */
export function endDevice({ db }: Deps, who: Who, id: string): Promise<void> {
  if (!isId(id)) throw notFound(say({ id: 'Sesi tidak ditemukan.', en: 'This session was not found.' }));
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(and(liveOf(who.userId), eq(sessions.id, id)))
      .returning({ id: sessions.id });
    if (ended.length === 0)
      throw notFound(say({ id: 'Sesi tidak ditemukan.', en: 'This session was not found.' }));
    await recordAudit(tx, { who, action: 'revoke', resource: 'session', recordId: id });
  });
}

/** Signs every other device out. @returns how many there were */
export function endOtherDevices({ db }: Deps, who: Who): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: new Date() })
      .where(and(liveOf(who.userId), ne(sessions.id, who.sessionId)))
      .returning({ id: sessions.id });
    for (const { id } of ended)
      await recordAudit(tx, { who, action: 'revoke', resource: 'session', recordId: id });
    return ended.length;
  });
}

const liveOf = (userId: string) =>
  and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, new Date()));
