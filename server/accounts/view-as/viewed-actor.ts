import { sql } from 'drizzle-orm';
import { mayBeGiven } from '../../../domain/access/entry-rules.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { personAs } from '../load-actor.ts';
import { mayView } from './may-view.ts';
import { readsBeyond } from './reads-beyond.ts';

/** Whom is looked as: a person in their main role, or a role in one's own post. */
export type Looked = { userId: string | null; roleId: string | null };
export type Target = { actor: Actor; label: string; beyond: string[] };

/**
 * The rights that a look would have, and those of them that go beyond the looker's own.
 * @returns undefined where the person may not sign in, or the role is gone or inactive
 */
export async function targetOf(
  executor: Executor,
  own: Actor,
  { userId, roleId }: Looked,
): Promise<Target | undefined> {
  if (userId) {
    const actor = await personAs(executor, userId, null);
    return actor && { actor, label: actor.personName, beyond: readsBeyond(own.privileges, actor.privileges) };
  }
  const found = await executor.execute<{ name: string; list: string[] }>(
    sql`select name, privileged_list as list from role where id = ${roleId} and is_active`,
  );
  const [role] = found.rows;
  if (!role) return undefined;
  const privileges = role.list.filter((entry) => mayBeGiven(viewerOf(own), entry));
  return { actor: { ...own, privileges }, label: role.name, beyond: readsBeyond(own.privileges, privileges) };
}

/**
 * The actor of a session that looks as another: the other's rights, kept with who really acts.
 * @returns undefined when the look is over, or no longer allowed
 */
export async function viewedActor(executor: Executor, own: Actor): Promise<Actor | undefined> {
  if (!mayView(own)) return undefined;
  const found = await executor.execute<Looked & { id: string; until: Date }>(sql`
    select id, user_id as "userId", role_id as "roleId", ends_at as until from view_as
    where session_id = ${own.sessionId} and ended_at is null and ends_at > now()`);
  const [view] = found.rows;
  const target = view && (await targetOf(executor, own, view));
  if (!view || !target || target.beyond.length > 0) return undefined;
  const { userId, personName, entryId } = own;
  return {
    ...target.actor,
    sessionId: own.sessionId,
    viewing: {
      ...{ id: view.id, label: target.label, until: new Date(view.until).getTime() },
      by: { userId, personName, entryId },
    },
  };
}
