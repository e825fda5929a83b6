import { sql } from 'drizzle-orm';
import { mayOpen } from '../../resources/access.ts';
import {
  type ArchiveDashboard,
  type ArchiveFigures,
  type ArchiveStage,
  archiveDashboard,
} from '../../resources/dashboard.ts';
import { accessPage } from '../../resources/dokumen/permintaan-akses.ts';
import { isAdditional } from '../../resources/entry-rules.ts';
import type { Db } from '../db/executor.ts';
import { forbidden } from '../http/index.ts';
import { viewerOf, type Who } from '../who.ts';
import { allUnits, archiveFreshFor, countArchive } from './archive-figures.ts';

/**
 * GET /dashboard/api/Archive: the archive of the reader's unit; of all for the records unit, which keeps it (DOMAIN 8).
 * One statement; two more where the figures are too old. What lies with the records unit is counted only for who may
 * open it.
 * @throws Refusal 403 without the filing
 */
export async function archiveOverview(db: Db, who: Who): Promise<ArchiveDashboard> {
  const viewer = viewerOf(who);
  if (!mayOpen(viewer, archiveDashboard.path)) throw forbidden();
  const seesAll = viewer.isUnitKearsipan && !isAdditional(viewer);
  const scope = seesAll ? allUnits : who.unitId;
  const decides = mayOpen(viewer, accessPage.path);
  const { rows } = await db.execute<Row>(sql`
    select f.figures, f.counted_at as "countedAt",
      (select count(*)::int from access_request r where ${decides} and r.state = 'waiting'
        and r.decider_position_ids @> array[${who.positionId}::uuid] and r.by_user_id <> ${who.userId}) as requests
    from (select 1) one left join archive_figure f
      on f.scope = ${scope} and f.counted_at > now() - ${archiveFreshFor} * interval '1 minute'`);
  const [row] = rows;
  const figures = row?.figures ?? (await countArchive(db, scope));
  const hides = (stage: ArchiveStage): boolean =>
    !mayOpen(viewer, stage === 'active' ? '/dokumen/arsip-aktif' : '/dokumen/arsip-inaktif');
  const stages = Object.fromEntries(
    Object.entries(figures.stages).map(([stage, count]) => [stage, hides(stage as ArchiveStage) ? 0 : count]),
  ) as ArchiveFigures['stages'];
  return {
    unitName: seesAll ? null : who.unitName,
    figures: { ...figures, stages, unfiled: hides('active') ? 0 : figures.unfiled },
    countedAt: new Date(row?.countedAt ?? Date.now()).toISOString(),
    requests: decides ? (row?.requests ?? 0) : null,
  };
}

type Row = { figures: ArchiveFigures | null; countedAt: string | null; requests: number };
