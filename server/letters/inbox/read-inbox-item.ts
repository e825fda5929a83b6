import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { Who } from '../../who.ts';
import { recordStep } from '../flow/history.ts';
import { inboxItems } from '../tables.ts';
import { findInboxItem } from './find-inbox-item.ts';

/**
 * Marks an inbox item as read; the first reading goes into the letter's history. Doing it again changes nothing.
 * @throws Refusal 404 unseen, 403 without the inbox
 */
export async function readInboxItem({ db }: Deps, who: Who, id: string): Promise<void> {
  const { letterId } = await findInboxItem(db, who, id);
  await db.transaction(async (tx) => {
    const read = await tx
      .update(inboxItems)
      .set({ readAt: new Date() })
      .where(and(eq(inboxItems.id, id), isNull(inboxItems.readAt)))
      .returning({ id: inboxItems.id });
    if (read.length === 0) return;
    await recordStep(tx, who, letterId, 'read');
    await recordAudit(tx, { who, action: 'read', resource: 'inbox-item', recordId: id });
  });
}
