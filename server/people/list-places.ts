import { eq, type SQL, sql } from 'drizzle-orm';
import type { NumberCodeUnit, PositionOption, ProcessingUnit } from '../../domain/calls/pickers.ts';
import { mostPickerOptions } from '../../domain/most-at-once.ts';
import { translate } from '../../lib/language.ts';
import { organizationUnit } from '../../resources/master-data/unit-organisasi.ts';
import { naturally, tableOf } from '../crud/index.ts';
import type { Db } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import { type ListData, likePattern, notFound } from '../http/index.ts';
import { counted } from './counted.ts';
import { type PickQuery, refuseFilters } from './pick-query.ts';

/** GET /user/processing-unit and /arsip/api/ProcessingUnit: units by search text. */
export const listUnits = (db: Db, query: PickQuery): Promise<ListData<ProcessingUnit>> =>
  pick(db, query, {
    columns: sql`id, name as "unitName"`,
    table: sql`organization_unit`,
    searched: sql`code || ' ' || name`,
  });

/** GET /user/processing-unit/{id}. @throws Refusal 404 */
export async function getUnit(db: Db, id: string): Promise<ProcessingUnit> {
  const units = tableOf(organizationUnit);
  const [found] = isId(id)
    ? await db.select({ id: units.id, unitName: units.name }).from(units).where(eq(units.id, id))
    : [];
  if (!found) throw notFound(translate({ id: 'Unit tidak ditemukan.', en: 'This unit was not found.' }));
  return found;
}

/** GET /setting/api/JobMapping/GetDataJabatan: posts by what is typed. */
export const listPositions = (db: Db, query: PickQuery): Promise<ListData<PositionOption>> =>
  pick(db, query, {
    columns: sql`id as position_id, name as position_name`,
    table: sql`position`,
    searched: sql`code || ' ' || name`,
  });

/** GET /master-data/api/ScriptNumberCode/getlist: units with the code that their letters' numbers carry. */
export const listNumberCodeUnits = (db: Db, query: PickQuery): Promise<ListData<NumberCodeUnit>> =>
  pick(db, query, {
    columns: sql`id as "orgId", numbering_code || ' · ' || name as "orgName"`,
    table: sql`organization_unit`,
    searched: sql`numbering_code || ' ' || name`,
  });

async function pick<Row extends Record<string, unknown>>(
  db: Db,
  query: PickQuery,
  { columns, table, searched }: { columns: SQL; table: SQL; searched: SQL },
): Promise<ListData<Row>> {
  refuseFilters(query);
  const found = await db.execute<Row & { total: number }>(sql`
    select ${columns}, count(*) over ()::int as total from ${table}
    where is_active and ${searched} ilike ${likePattern(query.firstChar)}
    order by name ${naturally}, id limit ${mostPickerOptions}`);
  return counted(found.rows as (Row & { total: number })[]);
}
