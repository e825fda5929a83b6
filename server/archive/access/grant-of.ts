import { and, eq } from 'drizzle-orm';
import { isGranted } from '../../../domain/archive/access-life.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { requestIn } from './request-in.ts';
import { accessRequests } from './tables.ts';

/** The grant that opens the item; null when the user may open it anyway, or acts for another. */
export async function grantOf(executor: Executor, actor: Actor, archiveId: string): Promise<string | null> {
  if (actor.entryType === 'Secretary' || actor.entryType === 'Delegation') return null;
  const [grant] = await executor
    .select({ id: accessRequests.id })
    .from(accessRequests)
    .where(
      and(
        ...[eq(accessRequests.archiveId, archiveId), eq(accessRequests.byUserId, actor.userId)],
        ...[requestIn(accessRequests.state, isGranted), eq(accessRequests.madeReader, true)],
      ),
    )
    .limit(1);
  return grant?.id ?? null;
}
