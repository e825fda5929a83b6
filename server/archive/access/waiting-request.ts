import { and, eq } from 'drizzle-orm';
import { isUndecided } from '../../../domain/archive/access-life.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { requestIn } from './request-in.ts';
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
        requestIn(accessRequests.state, isUndecided),
      ),
    );
  return waiting?.id ?? null;
}
