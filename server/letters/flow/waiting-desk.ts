import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { tasks } from '../tables.ts';
import type { Desk } from './people-of-posts.ts';

/** Where a letter under way waits now: the post, of several holders the person whose work it is. */
export async function waitingDesk(tx: Executor, letterId: string): Promise<Desk | undefined> {
  const [desk] = await tx
    .select({ positionId: tasks.positionId, onlyUserId: tasks.onlyUserId })
    .from(tasks)
    .where(and(eq(tasks.letterId, letterId), isNull(tasks.doneAt)))
    .limit(1);
  return desk;
}
