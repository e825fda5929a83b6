import { type SQL, sql } from 'drizzle-orm';

const roles = sql.raw(`('unit_kearsipan_1', 'unit_kearsipan_2')`);

/**
 * Condition: the records unit deciding for a company's files (DOMAIN 8): its own, I or II, else the holding's (I).
 * @param unit alias of the `organization_unit` to check
 * @param company SQL of the company's code
 */
export function decidesFor(unit: string, company: string): SQL {
  const k = sql.raw(unit);
  const code = sql.raw(company);
  return sql`(${k}.is_active and ${k}.archive_role in ${roles} and (${k}.company_code = ${code} or (
    ${k}.archive_role = 'unit_kearsipan_1' and not exists (
      select 1 from organization_unit own
      where own.is_active and own.archive_role in ${roles} and own.company_code = ${code}))))`;
}

/** Companies whose figures a records unit may read: the holding's covers all (DOMAIN 8). */
export const looksAfter = (unit: string, company: string): SQL =>
  sql`(${decidesFor(unit, company)} or ${sql.raw(unit)}.archive_role = 'unit_kearsipan_1')`;

/** Of `organization_unit k`: ids of the units whose files it decides for; null for all. */
export const unitsOfRecords = sql`(
  select case when bool_and(x.is_its) then null else coalesce(array_agg(x.id) filter (where x.is_its), '{}') end
  from (select o.id, ${decidesFor('k', 'o.company_code')} as is_its from organization_unit o) x)`;
