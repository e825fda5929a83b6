import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';
import { settleFor } from '../../notifications/index.ts';
import { pageOfTask, type Task } from '../flow/end-tasks.ts';

/** Settles what asked people for open work of a post that waits for them no more: they left, or it was given away. */
export async function settleLeavers(
  tx: Executor,
  positionId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const gone = await tx.execute<Task & { userId: string }>(sql`
    select distinct u.id as "userId", t.letter_id as "letterId", t.kind, t.disposition_id as "dispositionId"
    from task t cross join unnest(${sql.param([...userIds])}::uuid[]) u (id)
    where t.position_id = ${positionId} and t.done_at is null and not exists (
      select from task o where o.letter_id = t.letter_id and o.done_at is null and o.kind = t.kind
        and o.disposition_id is not distinct from t.disposition_id
        and (o.only_user_id = u.id or (o.only_user_id is null and exists (
          select from job_mapping m
          where m.position_id = o.position_id and m.user_id = u.id and ${isCurrent('m')}))))`);
  await settleFor(
    tx,
    gone.rows.map((task) => ({ userId: task.userId, page: pageOfTask(task) })),
  );
}
