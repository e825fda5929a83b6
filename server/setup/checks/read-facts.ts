import { sql } from 'drizzle-orm';
import { retentionRoles } from '../../../domain/archive/retention-parties.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';

export type SetupFacts = {
  companies: { code: string; name: string; letterhead: string | null; hasLogo: boolean }[];
  units: { count: number; levels: number; circling: number };
  posts: { count: number; signing: number; unitsWithout: number };
  people: { count: number; signers: number; signersWithoutTasks: number; locked: number; uninvited: number };
  kinds: { count: number; usable: number; patterns: number };
  classification: { leaves: number; withoutRetention: number; securityClasses: number };
  /** Privileges of retention that nobody who can sign in has. */
  retention: { leader: boolean; legal: boolean; audit: boolean };
  hasSigned: boolean;
};

/** Everything the checks need, in one statement. */
export async function readFacts(executor: Executor): Promise<SetupFacts> {
  const { rows } = await executor.execute<SetupFacts>(sql`
    with recursive below as (
      select id, 1 as level from organization_unit where parent_id is null
      union all
      select u.id, below.level + 1 from organization_unit u join below on u.parent_id = below.id where below.level < 50
    ), usable as (
      -- A kind can be numbered while its type and its rule are in force (as drafting and numbering ask).
      select s.min_signer_level as level from script_sub_type s
      join script_type k on k.id = s.script_type_id and k.is_active
      join script_number_code n on n.id = s.number_code_id and n.is_active
      where s.is_active and s.flows && array['internal-internal', 'internal-eksternal']
    ), signing as (
      -- As faultsBeforeSending asks of a sender's post.
      select p.id, p.level from position p where p.is_active and p.can_sign
    ), able as (
      select u.id, u.role_ids from "user" u join sign_in_states t on t.id = u.id and t.value = 'dapat'
    ), held as (
      select a.id, m.position_id, a.role_ids || m.role_ids as role_ids
      from able a join job_mapping m on m.user_id = a.id and ${isCurrent('m')}
    ), signers as (
      select h.id, bool_or(exists (
        select from role r where r.id = any(h.role_ids) and r.is_active and '/naskah-dinas/tugas' = any(r.privileged_list)
      )) as opens
      from held h join signing on signing.id = h.position_id group by h.id
    )
    select
      (select coalesce(json_agg(c), '[]') from (
        select o.code, o.name, h.content as letterhead, h.logo is not null as "hasLogo"
        from organization_unit o
        left join lateral (
          select content, logo from letterhead_template h
          where h.is_active and h.company_code = o.company_code order by h.code limit 1) h on true
        where o.is_active and o.type = 'perusahaan' order by o.parent_id nulls first, o.code limit 100) c) as companies,
      (select json_build_object(
        'count', count(*) filter (where o.is_active and o.type <> 'perusahaan'),
        'levels', (select coalesce(max(level), 0) from below),
        'circling', count(*) - (select count(distinct id) from below)) from organization_unit o) as units,
      (select json_build_object(
        'count', (select count(*) from position where is_active),
        'signing', (select count(*) from signing s
          where not exists (select from usable) or exists (select from usable where usable.level >= s.level)),
        'unitsWithout', (select count(*) from organization_unit o where o.is_active
          and not exists (select from position p where p.unit_id = o.id and p.is_active)
          -- A company's posts are those of its units.
          and (o.type <> 'perusahaan' or not exists (select from organization_unit c where c.parent_id = o.id)))
      )) as posts,
      (select json_build_object(
        'count', (select count(*) from "user" where is_active),
        'signers', (select count(*) from signers),
        'signersWithoutTasks', (select count(*) from signers where not opens),
        'locked', (select count(*) from sign_in_states where value not in ('dapat', 'nonaktif')),
        'uninvited', (select count(*) from sign_in_states where ${isUninvited}))) as people,
      (select json_build_object(
        'count', (select count(*) from script_sub_type where is_active),
        'usable', (select count(*) from usable),
        'patterns', (select count(*) from script_number_code where is_active))) as kinds,
      (select json_build_object(
        'leaves', count(*) filter (where a.is_leaf and a.is_active),
        'withoutRetention', count(*) filter (where a.is_leaf and a.is_active
          and (a.retention_active_years is null or a.final_disposition is null)),
        'securityClasses', (select count(*) from security_classification where is_active))
        from archive_classification a) as classification,
      (select json_build_object('leader', ${lacking(retentionRoles.leader)}, 'legal', ${lacking(retentionRoles.legal)},
        'audit', ${lacking(retentionRoles.audit)})) as retention,
      exists (select from letter_number) as "hasSigned"`);
  return rows[0] as SetupFacts;
}

/** Has a post, and neither a password nor an invitation that still holds. */
export const isUninvited = sql`value in ('tanpa-kata-sandi', 'undangan-gagal', 'undangan-berakhir')`;

const lacking = (privilege: string) => sql`not exists (
  select from held h join role r on r.id = any(h.role_ids) and r.is_active and ${privilege} = any(r.privileged_list))`;
