import { sql } from 'drizzle-orm';
import type { Named } from '../../domain/calls/define-call.ts';
import type { Executor } from '../db/executor.ts';

/** What a role of the starter set is called for each kind of post, where nobody holds such a post yet. */
const usual: Record<string, string[]> = {
  struktural: ['pegawai', 'pejabat'],
  pelaksana: ['pegawai'],
  legal: ['pegawai', 'legal'],
  arsiparis: ['pegawai', 'arsiparis'],
  sekretaris: ['pegawai', 'sekretaris'],
  pencatat: ['pegawai', 'pencatat'],
};

/**
 * Roles for a post: those its last holder had, else those that most holders of its kind have, else by the kind's name.
 * Never administrative ones: these are given on purpose.
 */
export async function proposeRoles(executor: Executor, positionId: string): Promise<Named[]> {
  const found = await executor.execute<Named>(sql`
    with post as (select id, kind from position where id = ${positionId}),
    held as (
      select m.position_id, m.start_date, array(
        select r.id from unnest(case when cardinality(m.role_ids) > 0 then m.role_ids else u.role_ids end)
          with ordinality given (id, place)
        join role r on r.id = given.id where ${isWorthGiving} order by given.place) as roles
      from job_mapping m join "user" u on u.id = m.user_id join position p on p.id = m.position_id
      join post on post.kind = p.kind where m.is_active
    ),
    chosen as (
      select roles from (
        select roles, 1 as place, max(start_date)::text as weight from held where position_id = ${positionId}
          group by roles
        union all
        select roles, 2, lpad(count(*)::text, 10, '0') from held group by roles
        union all
        select array(select r.id from post, jsonb_array_elements_text(${JSON.stringify(usual)}::jsonb -> post.kind)
          with ordinality named (code, place) join role r on lower(r.code) = named.code
          where ${isWorthGiving} order by named.place), 3, ''
      ) ways where cardinality(roles) > 0 order by place, weight desc, roles limit 1
    )
    select r.id, r.name as label from chosen, unnest(chosen.roles) with ordinality held (id, place)
    join role r on r.id = held.id order by held.place`);
  return found.rows;
}

const isWorthGiving = sql.raw(
  'r.is_active and not r.is_administrative and cardinality(r.privileged_list) > 0',
);
