import { type SQL, sql } from 'drizzle-orm';
import type { Flow } from '../../../domain/letters/letter.ts';
import { wasSubmitted } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { letterIn } from '../rules/letter-in.ts';

/** A kind that may be written, with its parent. */
type KindOfResponse = { kindId: string; subTypeId: string };

/** Kinds of a flow that a response may have: contracts are built, not answered with. */
export const isWritable = (alias: string, flow: Flow): SQL => {
  const kind = sql.raw(alias);
  return sql`(${kind}.is_active and ${flow} = any(${kind}.flows) and not ${kind}.uses_contract_parts)`;
};

/**
 * Takes who answers and which way the response goes, gives the kind most answered with: by this post, else by all.
 * Null where nobody has answered that way.
 */
export async function usualKind(db: Db, actor: Actor, flow: Flow): Promise<KindOfResponse | null> {
  const { rows } = await db.execute<KindOfResponse>(sql`
    with answer as (
      select l.script_sub_type_id as id, l.position_id = ${actor.positionId} as is_own
      from letter l
      where l.response_to_id is not null and l.deleted_at is null and ${letterIn('l', wasSubmitted)}
      order by l.id desc limit ${howMany})
    select k.id as "kindId", s.id as "subTypeId"
    from answer a join script_sub_type s on s.id = a.id and ${isWritable('s', flow)}
    join script_type k on k.id = s.script_type_id and k.is_active
    group by k.id, s.id
    order by count(*) filter (where a.is_own) desc, count(*) desc, s.code limit 1`);
  return rows[0] ?? null;
}

/** The latest responses of the company: enough to know what is usual. */
const howMany = 500;
