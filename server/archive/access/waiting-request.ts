import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { accessRequests } from './tables.ts';

/** Finds the user's undecided request for the item: at most one (tables.ts). */
export async function waitingRequestOf(
  executor: Executor,
  actor: Actor,
  archiveId: string,
): Promise<string | null> {
  const [waiting] = await executor
    .select({ id: accessRequests.id })
    .from(accessRequests)
    .where(
      and(
        ...[eq(accessRequests.archiveId, archiveId), eq(accessRequests.byUserId, actor.userId)],
        eq(accessRequests.state, 'waiting'),
      ),
    );
  return waiting?.id ?? null;
}
