import { and, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { visibleLetters } from '../rules/visible-letters.ts';
import { letters } from '../tables.ts';

/** Which of these posts write, review, sign, received or have a disposition of which of these letters. */
export async function concernedPosts(
  executor: Executor,
  letterIds: readonly string[],
  positionIds: readonly string[],
): Promise<{ letterId: string; positionId: string }[]> {
  const ids = sql`any(${sql.param([...letterIds])}::uuid[])`;
  const posts = sql`any(${sql.param([...positionIds])}::uuid[])`;
  const found = await executor.execute<{ letterId: string; positionId: string }>(sql`
    select l.id as "letterId", p.id as "positionId" from letter l
      cross join lateral (values (l.position_id), (l.sender_position_id)) p (id) where l.id = ${ids} and p.id = ${posts}
    union select letter_id, position_id from letter_reviewer where letter_id = ${ids} and position_id = ${posts}
    union select letter_id, position_id from letter_cosigner where letter_id = ${ids} and position_id = ${posts}
    union select letter_id, position_id from inbox_item where letter_id = ${ids} and position_id = ${posts}
    union select letter_id, position_id from task where letter_id = ${ids} and position_id = ${posts}`);
  return found.rows;
}

/** Those of these letters that the actor may see. */
export async function seenOf(
  executor: Executor,
  actor: Actor,
  letterIds: readonly string[],
): Promise<string[]> {
  const found = await executor
    .select({ id: letters.id })
    .from(letters)
    .where(and(inArray(letters.id, [...letterIds]), visibleLetters(actor, 'letter')));
  return found.map(({ id }) => id);
}
