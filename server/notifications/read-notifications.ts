import { and, eq, isNull } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import { notFound } from '../http/index.ts';
import { notifications } from './tables.ts';

/**
 * Marks one of the user's own notifications as read. Idempotent.
 * @throws Refusal 404 for another user's
 */
export async function readNotification(db: Db, actor: Actor, id: string): Promise<void> {
  const mine = and(eq(notifications.id, id), eq(notifications.userId, actor.userId));
  const [found] = isId(id)
    ? await db.select({ readAt: notifications.readAt }).from(notifications).where(mine)
    : [];
  if (!found)
    throw notFound(translate({ id: 'Notifikasi tidak ditemukan.', en: 'This notification was not found.' }));
  if (!found.readAt) await db.update(notifications).set({ readAt: new Date() }).where(mine);
}

/** Marks all of the person's notifications as read. */
export async function readAllNotifications(db: Db, actor: Actor): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: new Date() })
    .where(and(eq(notifications.userId, actor.userId), isNull(notifications.readAt)));
}
