import { type SQL, sql } from 'drizzle-orm';
import { isKept } from '../../../domain/archive/archive-life.ts';
import { recordsOf } from '../../../domain/archive/records-of.ts';
import type { UnfiledItem } from '../../../domain/calls/archive-filing.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { archiveIn } from '../../archive-in.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, type ListData, type ListQuery } from '../../http/index.ts';
import { filtersOf, idIn, orderOf, pageOf, windowOf } from '../../letters/index.ts';
import { seenArchives } from './seen-archives.ts';
import { typedIn } from './typed-in.ts';

type UnfiledRow = Omit<UnfiledItem, 'classification' | 'suggested' | 'unit' | 'canFile'> & {
  unitId: string;
  unitName: string;
  classificationId: string;
  classificationLabel: string;
  suggestedId: string | null;
  suggestedCode: string | null;
  suggestedTitle: string | null;
};

/**
 * GET /arsip/api/Filing/unfiled: suggests a filing unit of equal unit, classification and year. The records unit
 * asks by `unitId`.
 * @throws Refusal 403 without the active archives; 400 for unknown filters
 */
export async function listUnfiled(
  { db }: Deps,
  actor: Actor,
  query: ListQuery,
): Promise<ListData<UnfiledItem>> {
  if (!mayCallResource(viewerOf(actor), archive)) throw forbidden();
  const where = sql`${ofUnits(actor, query)} and a.filing_unit_id is null and ${archiveIn('a.status', isKept)}
    and a.is_active
    and ${seenArchives(actor, 'a')}${typedIn('a', ['title', 'number'], query.firstChar)}${filtersOf(query, {
      unitId: (value) => (value === 'all' ? sql`true` : idIn('a.unit_id')(value)),
      classificationId: idIn('a.classification_id'),
      origin: (value) => (['naskah', 'unggah'].includes(value) ? sql`a.origin = ${value}` : undefined),
      year: (value) =>
        /^\d{4}$/.test(value)
          ? sql`a.document_date between ${`${value}-01-01`}::date and ${`${value}-12-31`}::date`
          : undefined,
    })}`;
  const order = orderOf(query, { documentDate: 'a.document_date', title: 'a.title' }, 'a.id', 'DESC');
  return pageOf<UnfiledRow, UnfiledItem>(
    db,
    {
      page: sql`
        select a.id, a.title, a.number, a.document_date::text as "documentDate", a.security_rank as "securityRank",
          a.origin, a.status, a.file_count as "fileCount", a.classification_id as "classificationId",
          c.code || ' ' || c.name as "classificationLabel", a.unit_id as "unitId", u.name as "unitName", s.id as "suggestedId", s.code as "suggestedCode",
          s.title as "suggestedTitle"
        from (select * from archive a where ${where} order by ${order} ${windowOf(query)}) a
        join archive_classification c on c.id = a.classification_id join organization_unit u on u.id = a.unit_id
        left join lateral (
          select f.id, f.code, f.title from filing_unit f
          where f.classification_id = a.classification_id and f.unit_id = a.unit_id and f.status = 'open'
            and f.is_active and f.year = extract(year from a.document_date)::int
          order by f.code limit 1) s on true
        order by ${order}`,
      count: sql`select 1 from archive a where ${where}`,
    },
    ({
      classificationId,
      classificationLabel,
      unitId,
      unitName,
      suggestedId,
      suggestedCode,
      suggestedTitle,
      ...row
    }) => ({
      ...row,
      unit: { id: unitId, label: unitName },
      canFile: unitId === actor.unitId,
      classification: { id: classificationId, label: classificationLabel },
      suggested:
        suggestedId && suggestedCode && suggestedTitle
          ? { id: suggestedId, code: suggestedCode, label: suggestedTitle }
          : null,
    }),
  );
}

/** The user's own unit; with the filter `unitId`, also the units the records unit decides for. */
function ofUnits(actor: Actor, { filters }: ListQuery): SQL {
  const records = recordsOf(viewerOf(actor));
  if (!Object.keys(filters).some((name) => name.toLowerCase() === 'unitid'))
    return sql`a.unit_id = ${actor.unitId}`;
  return records === 'all'
    ? sql`true`
    : sql`a.unit_id = any(${sql.param([actor.unitId, ...records])}::uuid[])`;
}
