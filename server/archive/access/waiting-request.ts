import { sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isUndecided } from './stages.ts';

/** Finds the user's undecided request for the item: at most one, by a unique index. */
export async function waitingRequestOf(
  executor: Executor,
  actor: Actor,
  archiveId: string,
): Promise<string | null> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select r.id from access_request r
    where r.archive_id = ${archiveId} and r.by_user_id = ${actor.userId} and ${isUndecided('r')}`);
  return rows[0]?.id ?? null;
}
