import { sql } from 'drizzle-orm';
import { secretRank } from '../../../domain/letters/security-ranks.ts';
import type { DelegationScope } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent, isInForce } from '../../db/today.ts';
import { holderOf } from '../../holder-of.ts';
import { sharedAmong } from '../../shared-posts.ts';
import type { AtPost } from '../rules/may-be-opened-by.ts';
import { isForNamedOnly, namedOn } from '../rules/named-only.ts';
import type { LetterRow } from '../tables.ts';

type Scope = {
  /** Scope that delegates need; of several, one is enough. */
  scope: DelegationScope | readonly DelegationScope[];
  secretaries?: boolean;
  /** Includes people whom a Sangat Rahasia letter does not name: for notices that reveal nothing of the letter. */
  unnamed?: boolean;
};

/**
 * People to notify for posts: holders, delegates, optionally
 * secretaries, if the class lets them open it (SPEC B3).
 */
export async function peopleOfPosts(
  executor: Executor,
  letter: Pick<LetterRow, 'id' | 'securityId' | 'securityRank'>,
  desks: readonly (string | Desk)[],
  { scope, secretaries = false, unnamed = false }: Scope,
): Promise<AtPost[]> {
  const asDesk = (desk: string | Desk): Desk =>
    typeof desk === 'string' ? { positionId: desk, onlyUserId: null } : desk;
  const those = sql.param(desks.map((desk) => asDesk(desk).positionId));
  const owners = sql.param(desks.map((desk) => asDesk(desk).onlyUserId));
  const scopes = sql.param([scope].flat());
  const found = await executor.execute<AtPost>(sql`
    with desk as (
      select * from unnest(${those}::uuid[], ${owners}::uuid[]) desk (position_id, only_user_id)
    ), class as (
      select coalesce(max(c.rank), 1) as rank, coalesce(bool_and(c.secretary_can_open), true) as secretary,
             coalesce(bool_and(c.delegate_can_open), true) as delegate
      from security_classification c where c.id = ${letter.securityId}
    )
    select m.user_id as "userId", m.position_id as "positionId", null::uuid as "forUserId"
    from desk join job_mapping m on m.position_id = desk.position_id
      and (desk.only_user_id is null or m.user_id = desk.only_user_id) and ${isCurrent('m')}
    union
    select d.to_user_id, d.from_position_id, d.from_user_id from desk join delegation d on d.from_position_id = desk.position_id
      and (desk.only_user_id is null or d.from_user_id = desk.only_user_id) and ${isInForce('d')}
    cross join class where class.delegate and d.scopes && ${scopes}::text[]
    union
    select s.secretary_user_id, s.official_position_id, official.user_id from desk
    join secretary s on s.official_position_id = desk.position_id cross join class
    left join lateral (${holderOf(sql`s.official_position_id`)}) official on true
    where ${secretaries} and s.is_active and class.secretary
      and (desk.only_user_id is null or official.user_id = desk.only_user_id)
      and (class.rank < ${sql.raw(String(secretRank))} or s.can_open_secret)`);
  if (unnamed) return found.rows;
  if (isForNamedOnly(letter)) return amongNamed(executor, letter.id, found.rows);
  const wholePosts = desks.filter((desk) => typeof desk === 'string');
  const shared = await sharedAmong(executor, wholePosts);
  return shared.size > 0 ? amongNamed(executor, letter.id, found.rows, shared) : found.rows;
}

/** Something that came to a post, or to one person of several in it. */
export type Desk = { positionId: string; onlyUserId: string | null };

/**
 * People the letter names in their post, and in a shared post those acting for one.
 * @param shared asked of these posts only
 */
async function amongNamed(
  executor: Executor,
  letterId: string,
  people: readonly AtPost[],
  shared?: ReadonlySet<string>,
): Promise<AtPost[]> {
  const found = await executor.execute<{ userId: string | null; positionId: string }>(sql`
    select n.user_id as "userId", n.position_id as "positionId"
    from letter l cross join lateral ${namedOn('l')} n (user_id, position_id) where l.id = ${letterId}`);
  const named = new Set(found.rows.map(keyOf));
  return people.filter(
    (one) =>
      named.has(keyOf(one)) ||
      (shared &&
        (!shared.has(one.positionId) ||
          [null, one.forUserId ?? null].some((userId) => named.has(keyOf({ ...one, userId }))))),
  );
}

const keyOf = ({ userId, positionId }: { userId: string | null; positionId: string }): string =>
  `${userId} ${positionId}`;
