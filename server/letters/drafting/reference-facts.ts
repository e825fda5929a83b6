import { sql } from 'drizzle-orm';
import type { DelegationScope } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent, isInForce, today } from '../../db/today.ts';
import type { DraftFields } from './draft.ts';

/** Database facts on everything a draft refers to; null where the id is unknown. */
export type ReferenceFacts = {
  kindActive: boolean | null;
  subTypeActive: boolean | null;
  subTypeTypeId: string | null;
  flows: string[] | null;
  minSignerLevel: number | null;
  usesContractParts: boolean | null;
  arrangement: string | null;
  securityActive: boolean | null;
  securityRank: number | null;
  secretaryCanOpen: boolean | null;
  delegateCanOpen: boolean | null;
  classificationActive: boolean | null;
  isLeaf: boolean | null;
  letterheadActive: boolean | null;
  senderLevel: number | null;
  senderCanSign: boolean | null;
};

/** Everything a draft refers to, in one statement. */
export async function referenceFacts(executor: Executor, fields: DraftFields): Promise<ReferenceFacts> {
  const found = await executor.execute<ReferenceFacts>(sql`
    select k.is_active as "kindActive",
           s.is_active as "subTypeActive", s.script_type_id as "subTypeTypeId", s.flows,
           s.min_signer_level as "minSignerLevel", s.uses_contract_parts as "usesContractParts", s.arrangement,
           c.is_active as "securityActive", c.rank as "securityRank",
           c.secretary_can_open as "secretaryCanOpen", c.delegate_can_open as "delegateCanOpen",
           a.is_active as "classificationActive", a.is_leaf as "isLeaf",
           h.is_active as "letterheadActive",
           p.level as "senderLevel", p.can_sign as "senderCanSign"
    from (select 1) one
    left join script_type k on k.id = ${fields.scriptTypeId}
    left join script_sub_type s on s.id = ${fields.subTypeId}
    left join security_classification c on c.id = ${fields.securityId}
    left join archive_classification a on a.id = ${fields.classificationId}
    left join letterhead_template h on h.id = ${fields.letterheadId}
    left join position p on p.id = ${fields.senderPositionId}`);
  return found.rows[0] as ReferenceFacts;
}

/**
 * Returns the `namedKey`s of people who hold their named posts today, or act there by the named delegation, and of posts
 * as a whole that anybody holds, under one who holds or has held it: the post stays when they leave.
 * @param scope what that delegation must be for
 */
export async function holders(
  executor: Executor,
  people: readonly { userId: string; positionId: string; delegationId?: string | null; isWhole?: true }[],
  scope?: DelegationScope,
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const users = [...new Set(people.map((person) => person.userId))];
  const found = await executor.execute<{ key: string }>(sql`
    select m.user_id || ' ' || m.position_id as key
    from job_mapping m join "user" u on u.id = m.user_id and u.is_active
    where m.user_id = any(${sql.param(users)}::uuid[]) and ${isCurrent('m')}
    union all
    select d.to_user_id || ' ' || d.from_position_id || ' ' || d.id
    from delegation d join "user" u on u.id = d.to_user_id and u.is_active
    where d.id = any(${sql.param(people.flatMap(({ delegationId }) => delegationId ?? []))}::uuid[])
      and ${isInForce('d')} ${scope ? sql`and ${scope} = any(d.scopes)` : sql``}
    union all
    select m.user_id || ' ' || m.position_id || ' all' from job_mapping m
    where m.user_id = any(${sql.param(users)}::uuid[]) and m.start_date <= ${today}
      and m.position_id = any(${sql.param(people.flatMap(({ isWhole, positionId }) => (isWhole ? [positionId] : [])))}::uuid[])
      and exists (
        select from job_mapping hm join "user" hu on hu.id = hm.user_id and hu.is_active
        where hm.position_id = m.position_id and ${isCurrent('hm')})`);
  return new Set(found.rows.map((row) => row.key));
}
