import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';
import { conflict } from '../../http/index.ts';

/**
 * Refuses to close a post with open tasks: nobody could do or take them over.
 * @throws Refusal 409 with how many tasks wait and who holds the post
 */
export async function refuseWithTasks(executor: Executor, positionId: string): Promise<void> {
  const found = await executor.execute<{ tasks: number; holders: string[] }>(sql`
    select (select count(*)::int from task where position_id = ${positionId} and done_at is null) as tasks,
           array(select distinct u.person_name from job_mapping m join "user" u on u.id = m.user_id and u.is_active
                 where m.position_id = ${positionId} and ${isCurrent('m')} order by 1) as holders`);
  const { tasks = 0, holders = [] } = found.rows[0] ?? {};
  if (tasks === 0) return;
  const actor = holders.join(', ');
  throw conflict(
    translate({
      id: `${tasks} tugas masih menunggu di jabatan ini. ${actor ? `Mintalah ${actor} menyelesaikannya` : 'Tetapkan pemangku yang menyelesaikannya'}, lalu tutup jabatannya.`,
      en: `Tasks that still wait at this post: ${tasks}. ${actor ? `Ask ${actor} to finish them` : 'Give it a holder who finishes them'}, then close the post.`,
    }),
  );
}
