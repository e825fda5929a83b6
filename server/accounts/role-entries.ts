import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { isCurrent } from '../db/today.ts';
import { unitsOfRecords } from '../records-units.ts';
import type { DelegationScope, RoleType } from '../who.ts';

/** One thing a person may act as now (SPEC A3 "Role entry", B2), as the database knows it. */
export type RoleEntry = {
  id: string;
  type: RoleType;
  positionId: string;
  positionName: string;
  unitId: string;
  unitName: string;
  archiveRole: string;
  /** The units whose files its unit decides for as their records unit; null: all. */
  recordsOf: string[] | null;
  roleName: string;
  forUserId: string | null;
  forUserName: string | null;
  scopes: DelegationScope[] | null;
  canOpenSecret: boolean;
  privileges: string[];
};

/**
 * Everything a person may act as at this moment, in posts that still exist: own posts (the first permanent one is the main role),
 * delegations inside their period, secretary settings. Sorted: main, additional, secretary, delegation.
 */
export async function roleEntriesOf(executor: Executor, userId: string): Promise<RoleEntry[]> {
  const found = await executor.execute<RoleEntry & { rank: number }>(sql`
    with own as (
      select coalesce(array_agg(distinct privilege) filter (where privilege is not null), '{}') as privileges,
             coalesce((array_agg(r.name order by cardinality(r.privileged_list) desc))[1], '') as role_name
      from "user" u
      left join role r on r.id = any(u.role_ids) and r.is_active
      left join lateral unnest(r.privileged_list) privilege on true
      where u.id = ${userId}
    ),
    entries as (
      select m.id, m.position_id, null::uuid as for_user_id, null::text[] as scopes, true as can_open_secret,
             case when row_number() over (order by m.type = 'definitif' desc, m.start_date, m.id) = 1
                  then 'User Main Role' else 'Additional Role' end as type
      from job_mapping m join position held on held.id = m.position_id and held.is_active
      where m.user_id = ${userId} and ${isCurrent('m')}
      union all
      select s.id, s.official_position_id, holder.user_id, null, s.can_open_secret, 'Secretary'
      from secretary s
      left join lateral (
        select h.user_id from job_mapping h
        where h.position_id = s.official_position_id and ${isCurrent('h')}
        order by h.type = 'definitif' desc limit 1
      ) holder on true
      where s.secretary_user_id = ${userId} and s.is_active
      union all
      select d.id, d.from_position_id, d.from_user_id, d.scopes, true, 'Delegation'
      from delegation d
      where d.to_user_id = ${userId} and ${isCurrent('d')}
    )
    select e.id, e.type, e.position_id as "positionId", p.name as "positionName", p.unit_id as "unitId",
           u.name as "unitName", u.archive_role as "archiveRole",
           case when u.archive_role = 'unit_pengolah' then '{}'::uuid[] else k.units end as "recordsOf", own.role_name as "roleName",
           e.for_user_id as "forUserId", fu.person_name as "forUserName", e.scopes,
           e.can_open_secret as "canOpenSecret", own.privileges,
           case e.type when 'User Main Role' then 0 when 'Additional Role' then 1 when 'Secretary' then 2 else 3 end as rank
    from entries e
    join position p on p.id = e.position_id and p.is_active
    join organization_unit u on u.id = p.unit_id
    left join "user" fu on fu.id = e.for_user_id
    left join lateral (
      select ${unitsOfRecords} as units from organization_unit k where k.id = u.id and k.archive_role <> 'unit_pengolah'
    ) k on true
    cross join own
    order by rank, p.name, e.id`);
  return found.rows.map(({ rank: _rank, ...entry }) => entry);
}
