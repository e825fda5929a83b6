import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { recordStep } from '../flow/history.ts';
import { inboxItems } from '../lists/tables.ts';
import { meansOne } from '../rules/own-desk.ts';
import { findInboxItem } from './find-inbox-item.ts';

/**
 * Marks an inbox item as read. A post's first reading stays in the letter's history, whatever the mark says later.
 * Idempotent.
 * @throws Refusal 404 unseen, 403 without the inbox
 */
export async function readInboxItem({ db }: Deps, actor: Actor, id: string): Promise<void> {
  const { letterId } = await findInboxItem(db, actor, id);
  await db.transaction(async (tx) => {
    const read = await tx
      .update(inboxItems)
      .set({ readAt: new Date() })
      .where(and(eq(inboxItems.id, id), isNull(inboxItems.readAt)))
      .returning({ id: inboxItems.id });
    if (read.length === 0) return;
    const before = await tx.execute(sql`select 1 from letter_timeline t
      where t.letter_id = ${letterId} and t.event = 'read' and t.position_id = ${actor.positionId}
      and ${meansOne(actor, 'coalesce(t.on_behalf_of_user_id, t.user_id)')} limit 1`);
    if (before.rows.length === 0) await recordStep(tx, actor, letterId, 'read');
    await recordAudit(tx, { actor, action: 'read', resource: 'inbox-item', recordId: id });
  });
}

/**
 * Marks an inbox item as unread, as a personal reminder. The sender still sees it as read.
 * @throws as readInboxItem
 */
export async function unreadInboxItem({ db }: Deps, actor: Actor, id: string): Promise<void> {
  await findInboxItem(db, actor, id);
  await db.transaction(async (tx) => {
    const unread = await tx
      .update(inboxItems)
      .set({ readAt: null })
      .where(and(eq(inboxItems.id, id), isNotNull(inboxItems.readAt)))
      .returning({ id: inboxItems.id });
    if (unread.length === 0) return;
    await recordAudit(tx, { actor, action: 'unread', resource: 'inbox-item', recordId: id });
  });
}
