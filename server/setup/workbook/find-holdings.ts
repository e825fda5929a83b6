import { sql } from 'drizzle-orm';
import { dayInWib } from '../../../lib/wib.ts';
import type { Executor } from '../../db/executor.ts';
import type { Draft } from '../../transfer/index.ts';

type Holding = Record<string, unknown> & { id: string; userId: string; positionId: string; type: string };

/**
 * Finds the holdings that rows mean: of the same person and post; the first post of a person may be corrected too. A
 * move is a holding of its own, written under Pemetaan Jabatan.
 */
export async function findHoldings(
  executor: Executor,
  drafts: readonly Draft[],
  { isMain }: { isMain: boolean },
): Promise<void> {
  const people = drafts.map(({ values }) => values.userId).filter((id) => typeof id === 'string');
  const { rows } = await executor.execute<Holding>(sql`
    select id, user_id as "userId", position_id as "positionId", type, role_ids as "roleIds",
      start_date::text as "startDate", end_date::text as "endDate", decree, is_active as "isActive", version
    from job_mapping where user_id = any(${sql.param(people)}::uuid[]) and is_active
      and (end_date is null or end_date >= ${dayInWib()}) order by start_date, id`);
  for (const draft of drafts) {
    const { values } = draft;
    const own = rows.filter(({ userId }) => userId === values.userId);
    const first = own.find(({ type, endDate }) => type === 'definitif' && endDate === null);
    const before = isMain
      ? (own.find((one) => one.positionId === values.positionId && one.type === 'definitif') ?? first)
      : own.find(
          (one) => one.positionId === values.positionId && one.type === values.type && one !== undefined,
        );
    if (before) {
      draft.before = before;
      draft.id = before.id;
    }
    // An empty day keeps the stored one.
    if (values.startDate == null) values.startDate = before?.startDate ?? dayInWib();
  }
}
