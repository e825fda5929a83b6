import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { tasks } from '../lists/tables.ts';
import type { Desk } from './people-of-posts.ts';

/** Where a letter under way waits: the posts, in shared posts the persons. */
export const waitingDesks = (tx: Executor, letterId: string): Promise<Desk[]> =>
  tx
    .select({ positionId: tasks.positionId, onlyUserId: tasks.onlyUserId })
    .from(tasks)
    .where(and(eq(tasks.letterId, letterId), isNull(tasks.doneAt)));
