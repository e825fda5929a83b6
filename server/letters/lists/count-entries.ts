import { sql } from 'drizzle-orm';
import { countersEnd, type EntryCount } from '../../../domain/letters/letter-rows.ts';
import { mayOpen } from '../../../resources/access.ts';
import { inAllEntries } from '../../accounts/index.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { isOwnTask } from './count-work.ts';

/**
 * GET /task/api/Data/entrycounter: tasks per role entry, by its
 * permissions. API tokens get none: they have one entry.
 */
export async function countEntries(db: Db, actor: Actor): Promise<EntryCount[]> {
  const entries = actor.token ? [] : await inAllEntries(db, actor);
  const readers = entries.filter((entry) => mayOpen(viewerOf(entry), '/naskah-dinas/tugas'));
  if (readers.length === 0) return [];
  const counts = readers.map(
    (
      entry,
    ) => sql`select ${entry.entryId}::uuid as id, ${entry.positionId !== actor.positionId}::boolean as "isElsewhere", (
      select count(*)::int from (select 1 from task t
        where t.position_id = ${entry.positionId} and t.done_at is null and ${isOwnTask(entry, 't')}
        limit ${countersEnd}) x) as "taskCount"`,
  );
  const found = await db.execute<EntryCount>(sql.join(counts, sql` union all `));
  return found.rows;
}
