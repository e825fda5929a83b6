import { sql } from 'drizzle-orm';
import { addRights } from '../../domain/access/add-rights.ts';
import { mayBeGiven } from '../../domain/access/entry-rules.ts';
import type { Viewer } from '../../domain/access/viewer.ts';
import { type DelegationScope, type HeldAs, type RoleType, readsOnly } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { isCurrent, isInForce } from '../db/today.ts';
import { holderOf } from '../holder-of.ts';
import { unitsOfRecords } from '../records-units.ts';
import { isShared } from '../shared-posts.ts';
import { readingEntries } from './reading-entries.ts';

/** A role entry (SPEC A3 "Role entry", B2) as stored. */
export type RoleEntry = {
  id: string;
  type: RoleType;
  positionId: string;
  /** How the person holds the post; null for a secretary or delegate. */
  heldAs: HeldAs | null;
  /** The entry signs where the post may. */
  maySign: boolean;
  sharesPost: boolean;
  positionName: string;
  unitId: string;
  unitName: string;
  archiveRole: string;
  /** Units whose files its unit decides for as their records unit; null: all. */
  recordsOf: string[] | null;
  /** The names of its roles; of a secretary's or delegate's, those of the official. */
  roleName: string;
  forUserId: string | null;
  forUserName: string | null;
  scopes: DelegationScope[] | null;
  /** The last day of the delegation or holding, YYYY-MM-DD. */
  until: string | null;
  canOpenSecret: boolean;
  privileges: string[];
};

/**
 * Current role entries with the role's privileges, cut to SPEC A2. Order: main, additional, secretary, delegation.
 */
export async function roleEntriesOf(executor: Executor, userId: string): Promise<RoleEntry[]> {
  const found = await executor.execute<Found>(sql`
    with holding as (
      select m.id, m.position_id, m.type as held_as, m.end_date, holding_roles(m.id) as role_ids,
             m.id = main_holding(${userId}) as is_main
      from job_mapping m join position held on held.id = m.position_id and held.is_active
      where m.user_id = ${userId} and ${isCurrent('m')}
    ),
    entries as (
      select id, position_id, held_as, null::uuid as for_user_id, null::text[] as scopes, true as can_open_secret, 1 as place,
             end_date as until, main_roles(${userId}) as role_ids, 'User Main Role' as type
      from holding where is_main
      union all
      select role_entry_id(h.id, r.id), h.position_id, h.held_as, null, null, true, held.place, h.end_date, array[r.id],
             'Additional Role'
      from holding h cross join unnest(h.role_ids) with ordinality held (id, place)
      join role r on r.id = held.id and r.is_active
      where not (h.is_main and held.place = 1)
      union all
      select id, position_id, held_as, null, null, true, 1, end_date, null, 'Additional Role'
      from holding where not is_main and role_ids = '{}'
      union all
      select s.id, s.official_position_id, null, official.user_id, null, s.can_open_secret, 1, null,
             -- Where nobody holds the post, the secretary's own.
             main_roles(coalesce(official.user_id, ${userId})), 'Secretary'
      from secretary s
      left join lateral (${holderOf(sql`s.official_position_id`)}) official on true
      where s.secretary_user_id = ${userId} and s.is_active
      union all
      select d.id, d.from_position_id, null, d.from_user_id, d.scopes, true, 1, d.end_date,
             main_roles(d.from_user_id), 'Delegation'
      from delegation d
      where d.to_user_id = ${userId} and ${isInForce('d')}
    )
    select e.id, e.type, e.position_id as "positionId", e.held_as as "heldAs",
           p.can_sign and e.type <> 'Secretary' and coalesce('tandatangan' = any(e.scopes), true) as "maySign",
           ${isShared(sql`p.id`)} as "sharesPost", p.name as "positionName", p.unit_id as "unitId",
           u.name as "unitName", u.archive_role as "archiveRole",
           case when u.archive_role = 'unit_pengolah' then '{}'::uuid[] else k.units end as "recordsOf",
           coalesce(given.names, '') as "roleName",
           e.for_user_id as "forUserId", fu.person_name as "forUserName", e.scopes, e.until::text,
           e.can_open_secret as "canOpenSecret",
           case when e.role_ids is null then null else coalesce(given.privileges, '[]') end as given
    from entries e
    join position p on p.id = e.position_id and p.is_active
    join organization_unit u on u.id = p.unit_id
    left join "user" fu on fu.id = e.for_user_id
    left join lateral (
      select ${unitsOfRecords} as units from organization_unit k where k.id = u.id and k.archive_role <> 'unit_pengolah'
    ) k on true
    left join lateral (
      select string_agg(r.name, ', ' order by array_position(e.role_ids, r.id)) as names,
             jsonb_agg(r.privileged_list) as privileges
      from role r where r.id = any(e.role_ids) and r.is_active
    ) given on true
    order by array_position(${sql.param(kinds)}::text[], e.type), p.name, e.place, e.id`);
  return found.rows.map(({ given, ...entry }) => ({
    ...entry,
    privileges: leftTo(entry, given ? addRights(given) : leastPrivileges),
  }));
}

/** What SPEC A2 leaves its kind, and a delegation for reading only. */
function leftTo(entry: Omit<RoleEntry, 'privileges'>, list: readonly string[]): string[] {
  const viewer = viewerOf(entry);
  const left = list.filter((each) => mayBeGiven(viewer, each));
  return viewer.readsOnly ? readingEntries(left) : left;
}

/** `given`: the lists of its roles. */
type Found = Omit<RoleEntry, 'privileges'> & { given: string[][] | null };

const kinds: RoleType[] = ['User Main Role', 'Additional Role', 'Secretary', 'Delegation'];

/** Privileges of a post without a role: incoming letters only. */
export const leastPrivileges: readonly string[] = [
  '/naskah-dinas/tugas',
  '/naskah-dinas/inbox',
  '/naskah-dinas/outbox',
];

/** Staff of a records unit (unit kearsipan I or II, DOMAIN 8). */
export const isUnitKearsipan = ({ archiveRole }: Pick<RoleEntry, 'archiveRole'>): boolean =>
  archiveRole !== 'unit_pengolah';

const viewerOf = (entry: Omit<RoleEntry, 'privileges'>): Viewer => ({
  type: entry.type,
  isUnitKearsipan: isUnitKearsipan(entry),
  isAdditional: entry.type !== 'User Main Role',
  privilegedList: [],
  readsOnly: readsOnly(entry.scopes),
});
