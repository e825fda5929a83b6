import { sql } from 'drizzle-orm';
import { isWithUnit } from '../../../domain/archive/archive-life.ts';
import type { FilingTarget } from '../../../domain/calls/archive-filing.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { archiveIn } from '../../archive-in.ts';
import { naturally } from '../../crud/index.ts';
import { isId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, type ListData, type ListQuery } from '../../http/index.ts';
import { filtersOf } from '../../letters/index.ts';
import { typedIn } from './typed-in.ts';

/** A picker shows no more. */
const most = 50;

/**
 * GET /arsip/api/Filing/targets?FirstChar=&classificationId=: the open filing units of the user's unit, those of
 * the classification first.
 * @throws Refusal 403 without filing units; 400 for unknown filters
 */
export async function listTargets(
  { db }: Deps,
  actor: Actor,
  query: ListQuery,
): Promise<ListData<FilingTarget>> {
  if (!mayCallResource(viewerOf(actor), filingUnit)) throw forbidden();
  const { classificationId } = query.filters;
  filtersOf(query, { classificationId: (value) => (isId(value) ? sql`true` : undefined) });
  const { rows } = await db.execute<FilingTarget>(sql`
    select f.id, f.code, f.title as label, f.year, f.classification_id as "classificationId",
      c.code || ' ' || c.name as "classificationLabel", f.item_count as "itemCount"
    from filing_unit f join archive_classification c on c.id = f.classification_id
    where f.unit_id = ${actor.unitId} and f.status = 'open' and ${archiveIn('f.stage', isWithUnit)} and f.is_active${typedIn('f', ['code', 'title'], query.firstChar)}
    order by f.classification_id = ${classificationId ?? null}::uuid desc nulls last, f.year desc, f.code ${naturally} limit ${most}`);
  return { items: rows, totalCount: rows.length };
}
