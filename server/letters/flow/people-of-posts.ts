import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { DelegationScope } from '../../who.ts';
import { isCurrent } from '../drafting/reference-facts.ts';
import type { LetterRow } from '../tables.ts';

/**
 * Who is to be told when something comes to posts: their holders, delegates in period with the scope that it takes, and
 * with `secretaries` the officials' secretaries; the latter two only where the letter's class lets them open it (SPEC B3).
 */
export async function peopleOfPosts(
  executor: Executor,
  letter: Pick<LetterRow, 'securityId'>,
  posts: readonly string[],
  { scope, secretaries = false }: { scope: DelegationScope; secretaries?: boolean },
): Promise<{ userId: string; positionId: string }[]> {
  const those = sql.param([...posts]);
  const found = await executor.execute<{ userId: string; positionId: string }>(sql`
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
      and ${scope} = any(d.scopes)
    union
    select s.secretary_user_id, s.official_position_id from secretary s, class
    where ${secretaries} and s.official_position_id = any(${those}::uuid[]) and s.is_active and class.secretary
      and (class.rank < 3 or s.can_open_secret)`);
  return found.rows;
}
