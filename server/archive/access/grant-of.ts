import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { Who } from '../../who.ts';
import { accessRequests } from './tables.ts';

/** The grant by which this person opens the item; null for who may open it anyway, or opens it for somebody else. */
export async function grantOf(executor: Executor, who: Who, archiveId: string): Promise<string | null> {
  if (who.entryType === 'Secretary' || who.entryType === 'Delegation') return null;
  const [grant] = await executor
    .select({ id: accessRequests.id })
    .from(accessRequests)
    .where(
      and(
        ...[eq(accessRequests.archiveId, archiveId), eq(accessRequests.byUserId, who.userId)],
        ...[eq(accessRequests.state, 'approved'), eq(accessRequests.madeReader, true)],
      ),
    )
    .limit(1);
  return grant?.id ?? null;
}
