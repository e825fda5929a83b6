import { type SQL, sql } from 'drizzle-orm';
import type { RoleWay } from '../../domain/calls/permissions.ts';
import { seenBy } from '../../resources/access.ts';
import { role } from '../../resources/index.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { tableOf } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import { isCurrent, isGiven, isInForce, today } from '../db/today.ts';
import { holderOf } from '../holder-of.ts';
import { forbidden, type ListData, type ListQuery, notFound } from '../http/index.ts';

/** Of one person nobody has more. */
const mostOfPerson = 200;

/**
 * Who has a role, and by which way: active people, what holds today or later.
 * @throws Refusal 403 where the roles of users are hidden; 404 without such a role
 */
export async function waysOfRole(
  executor: Executor,
  actor: Actor,
  id: string,
  { page, perPage }: Pick<ListQuery, 'page' | 'perPage'>,
): Promise<ListData<RoleWay>> {
  assertSeesRoles(actor);
  await assertExists(executor, role, id);
  const given = sql`array[${id}::uuid]`;
  return listWays(executor, {
    where: {
      person: sql`u.role_ids @> ${given}`,
      holding: sql`(m.role_ids @> ${given} or p.role_ids @> ${given})`,
      role: sql`r.id = ${id}::uuid`,
    },
    limit: perPage,
    offset: (page - 1) * perPage,
  });
}

/**
 * Each role of a person, and by which way; also while the account is closed, when none of them holds.
 * @throws Refusal 403 where the roles of users are hidden; 404 without such a person
 */
export async function waysOfPerson(executor: Executor, actor: Actor, id: string): Promise<ListData<RoleWay>> {
  assertSeesRoles(actor);
  await assertExists(executor, user, id);
  const is = (column: string) => sql`${sql.raw(column)} = ${id}::uuid`;
  return listWays(executor, {
    where: {
      person: is('u.id'),
      holding: is('m.user_id'),
      secretary: is('s.secretary_user_id'),
      delegation: is('d.to_user_id'),
    },
    limit: mostOfPerson,
    offset: 0,
  });
}

function assertSeesRoles(actor: Actor): void {
  if (!('roleIds' in seenBy(viewerOf(actor), user).fields)) throw forbidden();
}

async function assertExists(
  executor: Executor,
  resource: Parameters<typeof tableOf>[0],
  id: string,
): Promise<void> {
  const found = isId(id)
    ? await executor.execute(sql`select from ${tableOf(resource)} where id = ${id}`)
    : { rows: [] };
  if (found.rows.length === 0) throw notFound();
}

type Narrowing = Partial<Record<'person' | 'holding' | 'secretary' | 'delegation' | 'role', SQL>>;

async function listWays(
  executor: Executor,
  { where, limit, offset }: { where: Narrowing; limit: number; offset: number },
): Promise<ListData<RoleWay>> {
  const all = sql`true`;
  const ofRole = where.role ?? all;
  const found = await executor.execute<RoleWay & { totalCount: number }>(sql`
    with way as (
      select 'person' as kind, u.id as user_id, r.id as role_id, null::uuid as position_id, null::uuid as record_id,
             null::uuid as for_user_id, null::date as starts, null::date as ends, true as is_now, true as is_main, r.place
      from "user" u cross join unnest(u.role_ids) with ordinality r (id, place)
      where ${where.person ?? all} and ${ofRole}
      union all
      select case when r.id = any(p.role_ids) then 'post' else 'holding' end, m.user_id, r.id, m.position_id, m.id,
             null, m.start_date, m.end_date, ${isCurrent('m')}, m.id = main_holding(m.user_id) and r.place = 1, r.place
      from job_mapping m join position p on p.id = m.position_id and p.is_active
      cross join unnest(holding_roles(m.id)) with ordinality r (id, place)
      where m.is_active and (m.end_date is null or m.end_date >= ${today}) and ${where.holding ?? all} and ${ofRole}
      union all
      select 'secretary', s.secretary_user_id, r.id, s.official_position_id, s.id, official.user_id, null, null, true,
             false, r.place
      from secretary s join position p on p.id = s.official_position_id and p.is_active
      left join lateral (${holderOf(sql`s.official_position_id`)}) official on true
      cross join unnest(main_roles(coalesce(official.user_id, s.secretary_user_id))) with ordinality r (id, place)
      where s.is_active and ${where.secretary ?? all} and ${ofRole}
      union all
      select 'delegation', d.to_user_id, r.id, d.from_position_id, d.id, d.from_user_id, d.start_date, d.end_date,
             ${isInForce('d')}, false, r.place
      from delegation d join position p on p.id = d.from_position_id and p.is_active
      cross join unnest(main_roles(d.from_user_id)) with ordinality r (id, place)
      where ${isGiven('d')} and d.end_date >= ${today} and ${where.delegation ?? all} and ${ofRole}
    )
    select w.kind, w.user_id as "userId", u.person_name as "personName", w.role_id as "roleId", r.name as "roleName",
           r.is_active as "isRoleActive", w.position_id as "positionId", p.name as "positionName",
           w.record_id as "recordId", f.person_name as "forName", w.starts::text as "from", w.ends::text as until,
           w.is_now and u.is_active as "isNow", w.is_main as "isMain", count(*) over ()::int as "totalCount"
    from way w
    join "user" u on u.id = w.user_id and (u.is_active or ${where.role === undefined})
    join role r on r.id = w.role_id
    left join position p on p.id = w.position_id
    left join "user" f on f.id = w.for_user_id
    order by u.person_name, u.id, w.is_main desc, w.is_now desc, w.kind, p.name, w.place
    limit ${limit} offset ${offset}`);
  const items = found.rows.map(({ totalCount: _count, ...way }) => way);
  return { items, totalCount: found.rows[0]?.totalCount ?? (offset > 0 ? offset : 0) };
}
