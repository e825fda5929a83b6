import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';
import type { DelegationScope } from '../../who.ts';
import type { AtPost } from '../rules/may-be-opened-by.ts';
import { isForNamedOnly, namedOn } from '../rules/named-only.ts';
import type { LetterRow } from '../tables.ts';

type Scope = {
  /** What delegates must be allowed; of several, one of them. */
  scope: DelegationScope | readonly DelegationScope[];
  secretaries?: boolean;
  /** Also whom a Sangat Rahasia letter does not name: for what says nothing of the letter. */
  unnamed?: boolean;
};

/**
 * Who is to be told when something comes to posts: their holders, delegates in period with the scope that it takes, and
 * with `secretaries` the officials' secretaries; the latter two only where the letter's class lets them open it, and of
 * Sangat Rahasia the persons named on it only (SPEC B3).
 */
export async function peopleOfPosts(
  executor: Executor,
  letter: Pick<LetterRow, 'id' | 'securityId' | 'securityRank'>,
  posts: readonly string[],
  { scope, secretaries = false, unnamed = false }: Scope,
): Promise<AtPost[]> {
  const those = sql.param([...posts]);
  const scopes = sql.param([scope].flat());
  const found = await executor.execute<AtPost>(sql`
    with class as (
      select coalesce(max(c.rank), 1) as rank, coalesce(bool_and(c.secretary_can_open), true) as secretary,
             coalesce(bool_and(c.delegate_can_open), true) as delegate
      from security_classification c where c.id = ${letter.securityId}
    )
    select m.user_id as "userId", m.position_id as "positionId"
    from job_mapping m where m.position_id = any(${those}::uuid[]) and ${isCurrent('m')}
    union
    select d.to_user_id, d.from_position_id from delegation d, class
    where d.from_position_id = any(${those}::uuid[]) and ${isCurrent('d')} and class.delegate
      and d.scopes && ${scopes}::text[]
    union
    select s.secretary_user_id, s.official_position_id from secretary s, class
    where ${secretaries} and s.official_position_id = any(${those}::uuid[]) and s.is_active and class.secretary
      and (class.rank < 3 or s.can_open_secret)`);
  return isForNamedOnly(letter) && !unnamed ? amongNamed(executor, letter.id, found.rows) : found.rows;
}

/** Those of them whom the letter names in the post they would be told in. */
async function amongNamed(
  executor: Executor,
  letterId: string,
  people: readonly AtPost[],
): Promise<AtPost[]> {
  const found = await executor.execute<AtPost>(sql`
    select n.user_id as "userId", n.position_id as "positionId"
    from letter l cross join lateral ${namedOn('l')} n (user_id, position_id) where l.id = ${letterId}`);
  const named = new Set(found.rows.map(keyOf));
  return people.filter((one) => named.has(keyOf(one)));
}

const keyOf = ({ userId, positionId }: AtPost): string => `${userId} ${positionId}`;
