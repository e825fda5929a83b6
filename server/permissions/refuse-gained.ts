import { sql } from 'drizzle-orm';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import type { Actor } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import type { Refusal } from '../http/index.ts';
import { type Holding, rolesGained } from './roles-by-day.ts';

type Change = {
  /** Takes the holdings of these people as they are, gives them as they were. */
  undo: (held: readonly Holding[]) => Holding[];
  refusal: (reason: string) => Refusal;
};

/**
 * Refuses a stored change that gives an administrative main role, or the actor any role, today or later.
 * @throws what `refusal` makes of the reason
 */
export async function refuseGained(
  executor: Executor,
  actor: Actor,
  people: readonly unknown[],
  { undo, refusal }: Change,
): Promise<void> {
  const users = sql`any(${sql.param([...new Set(people.filter(Boolean))])}::uuid[])`;
  // Serialises changes of one user's holdings: each alone may give nothing, but both together a role.
  const { rows } = await executor.execute<{ id: string; roleIds: string[] }>(
    sql`select id, role_ids as "roleIds" from "user" where id = ${users} order by id for no key update`,
  );
  const { rows: after } = await executor.execute<Holding>(sql`
    select m.id, m.user_id as "userId", m.position_id as "positionId", m.type, m.start_date::text as "startDate",
           m.end_date::text as "endDate", m.is_active as "isActive", m.role_ids as "roleIds", p.is_active as "isPostActive",
           p.role_ids as "postRoleIds"
    from job_mapping m join position p on p.id = m.position_id where m.user_id = ${users}`);
  const before = undo(after);
  for (const { id, roleIds } of rows) {
    const of = (held: readonly Holding[]) => held.filter(({ userId }) => userId === id);
    const { main, any } = rolesGained(of(before), of(after), dayInWib());
    const isOwn = id === actor.userId;
    const gained = (isOwn ? any : main).filter((role) => !roleIds.includes(role));
    const reason = await reasonAgainst(executor, gained, isOwn);
    if (reason) throw refusal(reason);
  }
}

/** Why a user who manages posts but not users may not assign these roles; undefined when they may. */
export async function reasonAgainst(
  executor: Executor,
  roleIds: readonly string[],
  isOwn: boolean,
): Promise<string | undefined> {
  if (roleIds.length === 0) return undefined;
  if (isOwn)
    return translate({
      id: 'Anda tidak dapat memberi peran kepada diri sendiri. Minta pengelola pengguna.',
      en: 'You cannot give roles to yourself. Ask those who manage users.',
    });
  const found = await executor.execute(
    sql`select from role where id = any(${sql.param([...roleIds])}::uuid[]) and is_administrative limit 1`,
  );
  return found.rows.length > 0
    ? translate({
        id: 'Peran administratif hanya dapat diberikan oleh pengelola pengguna.',
        en: 'Administrative roles are given by those who manage users only.',
      })
    : undefined;
}
