import { sql } from 'drizzle-orm';
import { type Party, retentionPath, retentionRoles } from '../../../domain/archive/retention-parties.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';
import { hasMainRole } from '../../main-role.ts';
import { decidesFor } from '../../records-units.ts';

type Found = { userId: string };

/** Users who keep a unit's files: its head and archivists, without these all its members. */
export async function keepersOf(executor: Executor, unitId: string): Promise<string[]> {
  const { rows } = await executor.execute<Found & { keeps: boolean }>(sql`
    select distinct m.user_id as "userId", p.kind in ('struktural', 'arsiparis') as keeps
    from job_mapping m join position p on p.id = m.position_id
    where p.unit_id = ${unitId} and ${isCurrent('m')}`);
  const keepers = rows.filter(({ keeps }) => keeps);
  return [...new Set((keepers.length > 0 ? keepers : rows).map(({ userId }) => userId))];
}

/** The people of the records unit that decides for that unit. */
export async function recordsPeople(executor: Executor, unitId: string): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select u.id from organization_unit u, organization_unit o
    where o.id = ${unitId} and ${decidesFor('u', 'o.company_code')} order by u.archive_role, u.id limit 1`);
  return rows[0] ? keepersOf(executor, rows[0].id) : [];
}

/** Users a step of this side waits for, by main role: no other role may take such steps (SPEC A2). */
export async function peopleOfParty(executor: Executor, party: Party, unitId: string): Promise<string[]> {
  if (party === 'unit') return keepersOf(executor, unitId);
  if (party === 'records' || party === 'appraiser') return recordsPeople(executor, unitId);
  const taking = sql`select r.id from role r where r.is_active and ${retentionRoles[party]} = any(r.privileged_list)`;
  const { rows } = await executor.execute<Found>(sql`
    select u.id as "userId" from "user" u where u.is_active and ${hasMainRole('u', taking)}
    order by u.id limit 200`);
  return rows.map(({ userId }) => userId);
}

/** Those who still work here, in the order of their names. */
export async function namesOf(
  executor: Executor,
  userIds: readonly string[],
): Promise<{ id: string; label: string }[]> {
  if (userIds.length === 0) return [];
  const { rows } = await executor.execute<{ id: string; label: string }>(sql`
    select u.id, u.person_name as label from "user" u
    where u.id = any(${sql.param([...userIds])}::uuid[]) and u.is_active order by u.person_name, u.id`);
  return rows;
}

/** Where proposals of retention stand. */
export const proposalPage = (id: string): string => `${retentionPath}/retensi/${id}`;
