import { sql } from 'drizzle-orm';
import { mayOpen } from '../../resources/access.ts';
import {
  type ArchiveDashboard,
  type ArchiveFigures,
  type ArchiveStage,
  archiveDashboard,
} from '../../resources/dashboard.ts';
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
  const { rows } = await db.execute<{ figures: ArchiveFigures; countedAt: string }>(sql`
    select figures, counted_at as "countedAt" from archive_figure
    where scope = ${scope} and counted_at > now() - ${archiveFreshFor} * interval '1 minute'`);
  const [kept] = rows;
  const figures = kept?.figures ?? (await countArchive(db, scope));
  const hides = (stage: ArchiveStage): boolean =>
    !mayOpen(viewer, stage === 'active' ? '/dokumen/arsip-aktif' : '/dokumen/arsip-inaktif');
  const stages = Object.fromEntries(
    Object.entries(figures.stages).map(([stage, count]) => [stage, hides(stage as ArchiveStage) ? 0 : count]),
  ) as ArchiveFigures['stages'];
  return {
    unitName: seesAll ? null : who.unitName,
    figures: { ...figures, stages, unfiled: hides('active') ? 0 : figures.unfiled },
    countedAt: new Date(kept?.countedAt ?? Date.now()).toISOString(),
  };
}
