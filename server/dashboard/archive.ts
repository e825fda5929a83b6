import { sql } from 'drizzle-orm';
import { keptInactive, newArchive } from '../../domain/archive/archive-life.ts';
import { recordsOf } from '../../domain/archive/records-of.ts';
import type { ArchiveDashboard, ArchiveFigures } from '../../domain/calls/dashboard.ts';
import { archiveDashboard } from '../../domain/dashboard.ts';
import { mayOpen } from '../../resources/access.ts';
import { archiveListOf } from '../../resources/dokumen/arsip.ts';
import { accessRequest } from '../../resources/dokumen/permintaan-akses.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { waitsForDecisionOf } from '../archive/index.ts';
import type { Db } from '../db/executor.ts';
import { forbidden } from '../http/index.ts';
import { type ArchiveScope, archiveFreshFor, countArchive } from './archive-figures.ts';
import { freshFigures, type Last, lastCounted } from './kept-figures.ts';

/**
 * GET /dashboard/api/Archive: of the user's unit or the records unit's
 * (DOMAIN 8). Counts inactive items only with access.
 * @throws Refusal 403 without the filing
 */
export async function archiveOverview(db: Db, actor: Actor): Promise<ArchiveDashboard> {
  const viewer = viewerOf(actor);
  if (!mayOpen(viewer, archiveDashboard.path)) throw forbidden();
  const served = recordsOf(viewer);
  const scope = scopeOf(actor, served);
  const decides = mayOpen(viewer, accessRequest.path);
  const look = sql`select ${lastCounted(actor, archiveFreshFor)}
    from archive_figure f where f.scope = ${scope.key}`;
  const { rows } = await db.execute<Row>(sql`
    select f.*,
      (select count(*)::int from access_request r where ${waitsForDecisionOf(actor)}) as requests
    from (select 1) one left join (${look}) f on true`);
  const [row] = rows;
  const { figures, countedAt } = await freshFigures<ArchiveFigures>(db, {
    ...{ key: `archive ${scope.key}`, last: row, look },
    count: (tx) => countArchive(tx, scope),
  });
  const hides = (state: string): boolean => !mayOpen(viewer, archiveListOf(state));
  const stages = Object.fromEntries(
    Object.entries(figures.stages).map(([stage, count]) => [stage, hides(stage) ? 0 : count]),
  ) as ArchiveFigures['stages'];
  return {
    unitName: served.length === 0 ? actor.unitName : null,
    servedUnits: served === 'all' ? null : served.length,
    figures: {
      ...figures,
      stages,
      unfiled: hides(newArchive) ? 0 : figures.unfiled,
      unfiledInactive: hides(keptInactive) ? 0 : figures.unfiledInactive,
    },
    countedAt: countedAt.toISOString(),
    requests: decides ? (row?.requests ?? 0) : null,
  };
}

function scopeOf({ unitId }: Actor, served: 'all' | readonly string[]): ArchiveScope {
  if (served === 'all') return { key: 'all', units: 'all' };
  return served.length > 0 ? { key: `records ${unitId}`, units: served } : { key: unitId, units: [unitId] };
}

type Row = Last<ArchiveFigures> & { requests: number };
