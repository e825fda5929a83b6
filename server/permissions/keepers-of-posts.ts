import { sql } from 'drizzle-orm';
import { dayInWib } from '../../lib/wib.ts';
import { mayUseResource, seenBy } from '../../resources/access.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { type Actor, viewerOf } from '../actor.ts';
import type { Row } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { conflict, invalid } from '../http/index.ts';
import { reasonAgainst, refuseGained } from './refuse-gained.ts';
import type { Holding } from './roles-by-day.ts';

// Managers of posts, not users, may assign no administrative roles, nor
// themselves any: docs/decisions/rights-and-sessions.md.

/** @throws Refusal 422 at the field that would give a role */
export async function refuseGivenByHolding(
  executor: Executor,
  actor: Actor,
  before: Row | null,
  record: Row,
): Promise<void> {
  if (keepsUsers(actor)) return;
  const had = before?.userId === record.userId ? rolesOf(before) : [];
  const added = rolesOf(record).filter((role) => !had.includes(role));
  // Also for a past or secondary holding: no role may be stored for later use.
  const reason = await reasonAgainst(executor, added, record.userId === actor.userId);
  if (reason) throw invalid({ [changedField(before, record)]: [reason] });
  const was = await holdingsAsRead(executor, before);
  await refuseGained(executor, actor, [record.userId, before?.userId], {
    undo: (held) => [...held.filter(({ id }) => id !== record.id), ...was],
    refusal: (reason) => invalid({ [changedField(before, record)]: [reason] }),
  });
}

/**
 * Checks that removal makes no other holding the main one.
 * @throws Refusal 409 when that gives a role
 */
export async function refuseGivenByRemoval(executor: Executor, actor: Actor, before: Row): Promise<void> {
  if (keepsUsers(actor)) return;
  const was = await holdingsAsRead(executor, before);
  await refuseGained(executor, actor, [before.userId], {
    undo: (held) => [...held, ...was],
    refusal: (reason) => conflict(reason),
  });
}

/**
 * As refuseGivenByRemoval, for a post that is abolished or restored, or is given roles.
 * @throws Refusal 409; 422 at the roles
 */
export async function refuseGivenByPost(
  executor: Executor,
  actor: Actor,
  before: Row | null,
  record: Row,
): Promise<void> {
  if (keepsUsers(actor)) return;
  // Also while nobody holds it: whoever comes next would have the role.
  const added = rolesOf(record).filter((role) => !rolesOf(before).includes(role));
  const reason = await reasonAgainst(executor, added, false);
  if (reason) throw invalid({ roleIds: [reason] });
  if (!before) return;
  const { rows } = await executor.execute<{ userId: string }>(sql`
    select distinct user_id as "userId" from job_mapping
    where position_id = ${record.id} and is_active and (end_date is null or end_date >= ${dayInWib()})`);
  await refuseGained(
    executor,
    actor,
    rows.map(({ userId }) => userId),
    {
      undo: (held) =>
        held.map((one) =>
          one.positionId === record.id
            ? { ...one, isPostActive: before.isActive === true, postRoleIds: rolesOf(before) }
            : one,
        ),
      refusal: (reason) =>
        before.isActive === record.isActive ? invalid({ roleIds: [reason] }) : conflict(reason),
    },
  );
}

/** Who may only read users, or may not change their roles, does not give roles by a post either. */
const keepsUsers = (actor: Actor): boolean => {
  const viewer = viewerOf(actor);
  const { fields, locked } = seenBy(viewer, user);
  return mayUseResource(viewer, user, 'change') && 'roleIds' in fields && !locked?.includes('roleIds');
};

export const rolesOf = (row: Row | null): string[] =>
  Array.isArray(row?.roleIds) ? row.roleIds.map(String) : [];

/** The field for the error: of the changed fields the most relevant one. */
const changedField = (before: Row | null, record: Row): string =>
  ['userId', 'roleIds', 'type', 'startDate', 'endDate', 'positionId'].find(
    (field) => before && JSON.stringify(before[field]) !== JSON.stringify(record[field]),
  ) ?? 'roleIds';

async function holdingsAsRead(executor: Executor, row: Row | null): Promise<Holding[]> {
  if (!row) return [];
  const found = await executor.execute<{ isActive: boolean; roleIds: string[] }>(
    sql`select is_active as "isActive", role_ids as "roleIds" from position where id = ${row.positionId}`,
  );
  const [post] = found.rows;
  return [
    {
      ...(row as Holding),
      ...{ roleIds: rolesOf(row), postRoleIds: post?.roleIds ?? [], isPostActive: post?.isActive === true },
    },
  ];
}
