import { sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isGranted, madeReader } from './stages.ts';

/** The grant that opens the item; null when the user may open it anyway, or acts for another. */
export async function grantOf(executor: Executor, actor: Actor, archiveId: string): Promise<string | null> {
  if (actor.entryType === 'Secretary' || actor.entryType === 'Delegation') return null;
  const { rows } = await executor.execute<{ id: string }>(sql`
    select r.id from access_request r where r.archive_id = ${archiveId} and r.by_user_id = ${actor.userId}
      and ${isGranted('r')} and ${madeReader('r')} limit 1`);
  return rows[0]?.id ?? null;
}
