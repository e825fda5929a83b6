import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { grantOf } from '../access/grant-of.ts';
import { archiveOpenings } from '../tables.ts';

type Opening = { archiveId: string; fileId: string; way: 'read' | 'download' };

/** Logs who opened a file, and by which grant (SPEC B3). */
export async function recordOpening(executor: Executor, actor: Actor, opening: Opening): Promise<void> {
  await executor.insert(archiveOpenings).values({
    ...opening,
    id: newId(),
    userId: actor.userId,
    entryId: actor.entryId,
    requestId: await grantOf(executor, actor, opening.archiveId),
  });
}
