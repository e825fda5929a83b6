import { sql } from 'drizzle-orm';
import { isWithUnit } from '../../../domain/archive/archive-life.ts';

import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { accessRequest } from '../../../resources/dokumen/permintaan-akses.ts';
import { addReader, deciderPostsOf, peopleWhoDecide } from '../../archive/index.ts';
import { archiveIn } from '../../archive-in.ts';
import { auditLog } from '../../audit/tables.ts';
import { tableOf } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { lifeSteps } from '../../lives/tables.ts';
import { demoId } from '../ids.ts';

const day = 86_400_000;

type Asked = {
  stage: 'waiting' | 'approved' | 'refused';
  by: string;
  byPost: string;
  reason: string;
  note?: string;
  days: number;
};

/** Rather of this division: its head has a demo account. */
const first = 'NTR.OPT';
const requests: readonly Asked[] = [
  {
    ...{ stage: 'waiting', by: 'U055', byPost: 'A-NTR.SEK.TUK.1', days: 14 },
    reason: 'Penataan daftar arsip untuk pemindahan ke unit kearsipan',
  },
  {
    ...{ stage: 'approved', by: 'U067', byPost: 'L-NTR.HKM.1', days: 30 },
    reason: 'Bahan telaah perjanjian layanan operasi',
    note: 'Untuk keperluan telaah saja, tidak digandakan.',
  },
  {
    ...{ stage: 'refused', by: 'U085', byPost: 'P-NTR.OPT.LLN', days: 7 },
    reason: 'Pembanding laporan lalu lintas',
    note: 'Data pembanding tersedia pada laporan bulanan yang terbuka.',
  },
];

export async function seedAccessRequests(executor: Executor, now: Date): Promise<void> {
  const taken: string[] = [];
  for (const [index, { stage, by, byPost, reason, note, days }] of requests.entries()) {
    const byUserId = demoId('user', by);
    const byPositionId = demoId('position', byPost);
    const item = await closedItem(executor, byUserId, byPositionId, taken);
    if (!item) continue;
    const archiveId = item.id;
    taken.push(archiveId);
    const deciderPositionIds = await deciderPostsOf(executor, item, byUserId);
    const [decider] = await peopleWhoDecide(executor, deciderPositionIds);
    if (!decider) continue;
    const id = demoId('access-request', `${stage} ${by}`);
    const askedAt = new Date(now.getTime() - (index + 1) * day);
    const decidedAt = new Date(askedAt.getTime() + day / 4);
    const until = plusDays(dayInWib(now), days);
    const isGranted = stage === 'approved';
    const isMade = isGranted && (await addReader(executor, { id, archiveId, byUserId }));
    const isDecided = stage !== 'waiting';
    await executor.insert(tableOf(accessRequest)).values({
      ...{
        id,
        archiveId,
        unitId: item.unitId,
        byUserId,
        byPositionId,
        reason,
        wantedUntil: until,
        untilDay: until,
      },
      ...{ createdAt: askedAt, updatedAt: isDecided ? decidedAt : askedAt, version: isDecided ? 2 : 1 },
      ...{ stage, deciderPositionIds, stageSince: isDecided ? decidedAt : askedAt },
      ...{ stageById: isDecided ? decider.id : byUserId, decidedById: isDecided ? decider.id : null },
      ...(isGranted && { fromDay: dayInWib(decidedAt), madeReaderIds: isMade ? [byUserId] : [] }),
    });
    await executor.insert(auditLog).values({
      ...{ userId: byUserId, action: 'create', resource: accessRequest.name, recordId: id, at: askedAt },
      after: { id, archiveId, byUserId, deciderPositionIds },
    });
    if (isDecided)
      await executor.insert(lifeSteps).values({
        ...{ id: demoId('access-step', id), resource: accessRequest.name, recordId: id, userId: decider.id },
        ...{ event: isGranted ? 'approve' : 'refuse', fromStage: 'waiting', toStage: stage, at: decidedAt },
        ...{ note: note ?? null, values: isGranted ? { untilDay: until } : {}, version: 2 },
        before: { stageSince: askedAt.toISOString(), stageDue: null, stageById: byUserId, values: {} },
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
