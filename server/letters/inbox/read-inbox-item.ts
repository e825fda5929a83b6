import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { settleFor } from '../../notifications/index.ts';
import { doerOf } from '../dispositions/read-state.ts';
import { recordStep } from '../flow/history.ts';
import { inboxItems } from '../lists/tables.ts';
import { hasRead, meansOne } from '../rules/own-desk.ts';
import { findInboxItem } from './find-inbox-item.ts';

/**
 * Marks an inbox item as read. A post's first reading stays in the letter's history, whatever the mark says later.
 * Idempotent.
 * @throws Refusal 404 unseen, 403 without the inbox
 */
export async function readInboxItem({ db }: Deps, actor: Actor, id: string): Promise<void> {
  const { letterId, isRead } = await findInboxItem(db, actor, id);
  if (isRead) return;
  await db.transaction(async (tx) => {
    const read = await tx
      .update(inboxItems)
      .set({
        readAt: sql`coalesce(${inboxItems.readAt}, now())`,
        readBy: sql`case when ${inboxItems.isOffered} then array_append(${inboxItems.readBy}, ${doerOf(actor)}::uuid) else ${inboxItems.readBy} end`,
      })
      .where(and(eq(inboxItems.id, id), sql`not ${hasRead(actor, 'inbox_item')}`))
      .returning({ id: inboxItems.id });
    if (read.length === 0) return;
    await settleOpened(tx, actor, letterId);
    const before = await tx.execute(sql`select 1 from letter_timeline t
      where t.letter_id = ${letterId} and t.event = 'read' and t.position_id = ${actor.positionId}
      and ${meansOne(actor, 'coalesce(t.on_behalf_of_user_id, t.user_id)')} limit 1`);
    if (before.rows.length === 0) await recordStep(tx, actor, letterId, 'read');
    await recordAudit(tx, { actor, action: 'read', resource: 'inbox-item', recordId: id });
  });
}

/** Marks the actor's own notices of a letter in their inbox as read: who has opened or closed it needs no telling. */
export const settleOpened = (tx: Executor, { userId }: Actor, letterId: string): Promise<void> =>
  settleFor(tx, [{ userId, page: `/naskah-dinas/inbox/${letterId}` }]);

/**
 * Marks an inbox item as unread, as a personal reminder. The sender still sees it as read.
 * @throws as readInboxItem
 */
export async function unreadInboxItem({ db }: Deps, actor: Actor, id: string): Promise<void> {
  await findInboxItem(db, actor, id);
  await db.transaction(async (tx) => {
    const unread = await tx
      .update(inboxItems)
      .set({
        // Of what is offered, the first reading stands for the others.
        readAt: sql`case when ${inboxItems.isOffered} then ${inboxItems.readAt} end`,
        readBy: sql`array_remove(${inboxItems.readBy}, ${doerOf(actor)}::uuid)`,
      })
      .where(and(eq(inboxItems.id, id), hasRead(actor, 'inbox_item')))
      .returning({ id: inboxItems.id });
    if (unread.length === 0) return;
    await recordAudit(tx, { actor, action: 'unread', resource: 'inbox-item', recordId: id });
  });
}
