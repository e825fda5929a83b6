import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { tasks } from '../lists/tables.ts';
import type { Desk } from './people-of-posts.ts';

/** Where a letter under way waits: the post, in shared posts the person. */
export async function waitingDesk(tx: Executor, letterId: string): Promise<Desk | undefined> {
  const [desk] = await tx
    .select({ positionId: tasks.positionId, onlyUserId: tasks.onlyUserId })
    .from(tasks)
    .where(and(eq(tasks.letterId, letterId), isNull(tasks.doneAt)))
    .limit(1);
  return desk;
}
