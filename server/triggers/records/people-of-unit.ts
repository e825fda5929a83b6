import { sql } from 'drizzle-orm';
import { keepersOf, recordsPeople } from '../../archive/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';

/** Whom the archive's events know by the unit of a record; nobody for other recipients. */
export async function peopleOfUnit(executor: Executor, recipient: string, unitId: string): Promise<string[]> {
  switch (recipient) {
    case 'unit_pengolah':
    case 'pemilik_kontrak':
      return keepersOf(executor, unitId);
    case 'arsiparis':
      return recordsPeople(executor, unitId);
    case 'kepala_unit_pemilik':
      return headsOf(executor, unitId);
    case 'legal':
      return legalPeople(executor);
    default:
      return [];
  }
}

/** Who holds the unit's highest post. */
async function headsOf(executor: Executor, unitId: string): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select distinct m.user_id as id from job_mapping m join "user" u on u.id = m.user_id and u.is_active
    where ${isCurrent('m')} and m.position_id = (
      select h.id from position h where h.unit_id = ${unitId} and h.is_active and h.kind = 'struktural'
      order by h.level, h.code limit 1)`);
  return rows.map(({ id }) => id);
}

/** Who holds a post of Legal, as reviews of contracts ask it (legal-review.ts). */
async function legalPeople(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select distinct m.user_id as id from job_mapping m join "user" u on u.id = m.user_id and u.is_active
    join position p on p.id = m.position_id and p.is_active and p.kind = 'legal' where ${isCurrent('m')}`);
  return rows.map(({ id }) => id);
}
