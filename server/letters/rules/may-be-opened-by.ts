import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { isShared } from '../../shared-posts.ts';
import { seesLetter } from './visible-letters.ts';

export type AtPost = {
  userId: string;
  positionId: string;
  /** The official for whom they act there. */
  forUserId?: string | null;
};

/** Use before notifying people not already involved. One statement for any number. */
export async function mayBeOpenedBy<One extends AtPost>(
  executor: Executor,
  letterId: string,
  people: readonly One[],
): Promise<One[]> {
  if (people.length === 0) return [];
  const users = sql.param(people.map((one) => one.userId));
  const posts = sql.param(people.map((one) => one.positionId));
  const officials = sql.param(people.map((one) => one.forUserId ?? null));
  const found = await executor.execute<{ no: number }>(sql`
    select holder.no::int as no
    from unnest(${users}::uuid[], ${posts}::uuid[], ${officials}::uuid[])
      with ordinality holder (user_id, position_id, for_user_id, no)
    where exists (select 1 from letter l where l.id = ${letterId} and ${seesLetter(holder, 'l')})`);
  const able = new Set(found.rows.map(({ no }) => no));
  return people.filter((_one, index) => able.has(index + 1));
}

/** The person as the post's holder, whichever role they are signed in with. */
const holder = {
  userId: sql`holder.user_id`,
  positionId: sql`holder.position_id`,
  forUserId: sql`holder.for_user_id`,
  sharesPost: isShared(sql`holder.position_id`),
  entryType: 'User Main Role',
  canOpenSecret: true,
} as const;
