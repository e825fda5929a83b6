import { sql } from 'drizzle-orm';
import { type AccessState, isGranted, isUndecided } from '../../../domain/archive/access-life.ts';
import { isWithUnit } from '../../../domain/archive/archive-life.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { accessRequests } from '../../archive/access/tables.ts';
import { addReader, deciderPostsOf, peopleWhoDecide } from '../../archive/index.ts';
import { archiveIn } from '../../archive-in.ts';
import type { Executor } from '../../db/executor.ts';
import { demoId } from '../ids.ts';

const day = 86_400_000;

type Asked = { state: AccessState; by: string; byPost: string; reason: string; note?: string; days: number };

/** Rather of this division: its head has a demo account. */
const first = 'NTR.OPT';
const requests: readonly Asked[] = [
  {
    ...{ state: 'waiting', by: 'U055', byPost: 'A-NTR.SEK.TUK.1', days: 14 },
    reason: 'Penataan daftar arsip untuk pemindahan ke unit kearsipan',
  },
  {
    ...{ state: 'approved', by: 'U067', byPost: 'L-NTR.HKM.1', days: 30 },
    reason: 'Bahan telaah perjanjian layanan operasi',
    note: 'Untuk keperluan telaah saja, tidak digandakan.',
  },
  {
    ...{ state: 'refused', by: 'U085', byPost: 'P-NTR.OPT.LLN', days: 7 },
    reason: 'Pembanding laporan lalu lintas',
    note: 'Data pembanding tersedia pada laporan bulanan yang terbuka.',
  },
];

export async function seedAccessRequests(executor: Executor, now: Date): Promise<void> {
  const taken: string[] = [];
  for (const [index, { state, by, byPost, reason, note, days }] of requests.entries()) {
    const byUserId = demoId('user', by);
    const byPositionId = demoId('position', byPost);
    const item = await closedItem(executor, byUserId, byPositionId, taken);
    if (!item) continue;
    const archiveId = item.id;
    taken.push(archiveId);
    const deciderPositionIds = await deciderPostsOf(executor, item, byUserId);
    const [decider] = await peopleWhoDecide(executor, deciderPositionIds);
    if (!decider) continue;
    const id = demoId('access-request', `${state} ${by}`);
    const askedAt = new Date(now.getTime() - (index + 1) * day);
    const decided = {
      decidedAt: new Date(askedAt.getTime() + day / 4),
      ...{ decidedByUserId: decider.id, decidedByPositionId: deciderPositionIds[0], note: note ?? null },
    };
    const wantedUntil = plusDays(dayInWib(now), days);
    const grant = { fromDay: dayInWib(decided.decidedAt), untilDay: wantedUntil };
    const madeReader = isGranted(state) && (await addReader(executor, { id, archiveId, byUserId }));
    await executor.insert(accessRequests).values({
      ...{ id, archiveId, byUserId, byPositionId, reason, wantedUntil, state, askedAt, madeReader },
      deciderPositionIds,
      ...(!isUndecided(state) && decided),
      ...(isGranted(state) && grant),
    });
  }
}

/** Finds an item above Biasa that the user may know of but not open. */
async function closedItem(
  executor: Executor,
  userId: string,
  positionId: string,
  taken: readonly string[],
): Promise<{ id: string; unitId: string; status: string } | undefined> {
  const { rows } = await executor.execute<{ id: string; unitId: string; status: string }>(sql`
    select a.id, a.unit_id as "unitId", a.status from archive a
    where ${archiveIn('a.status', isWithUnit)} and a.is_listed and a.security_rank > 1
      and exists (select 1 from archive_file f where f.archive_id = a.id) and not a.reader_user_ids @> array[${userId}::uuid]
      and not a.reader_position_ids @> array[${positionId}::uuid] and a.id <> all(${sql.param([...taken])}::uuid[])
    order by a.unit_id = ${demoId('unit', first)} desc, a.document_date desc, a.id limit 1`);
  return rows[0];
}
