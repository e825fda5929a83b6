import { sql } from 'drizzle-orm';
import {
  mandateOf,
  onBehalfOfLines,
  type SenderDelegation,
  type SigningIdentity,
} from '../../../domain/letters/signing-identity.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent, isInForce } from '../../db/today.ts';

/**
 * Names to sign under in a post today (SPEC A3, DOMAIN 6): own, "a.n." the
 * delegating superior, "u.b." one level further.
 */
export async function identitiesOf(
  executor: Executor,
  { userId, positionId }: { userId: string; positionId: string },
): Promise<SigningIdentity[]> {
  const held = await executor.execute<Held>(sql`
    select m.id, m.type, p.name, p.parent_id as "parentId"
    from job_mapping m join position p on p.id = m.position_id
    where m.user_id = ${userId} and m.position_id = ${positionId} and ${isCurrent('m')}
    order by m.type = 'definitif' desc limit 1`);
  const own = held.rows[0];
  if (!own) return [];
  const acting: SenderDelegation[] =
    own.type === 'plt' || own.type === 'plh' ? [{ id: own.id, type: own.type }] : [];
  const positionName = `${prefixes[own.type] ?? ''}${own.name}`;
  const mandates = own.parentId ? await mandatesOf(executor, userId, own.parentId) : [];
  return [
    { delegations: acting, onBehalfOf: null, positionName },
    ...mandates.flatMap(({ id, name, above }) => [
      {
        delegations: [{ id, type: 'an' as const }, ...acting],
        onBehalfOf: onBehalfOfLines([name]),
        positionName,
      },
      ...above.map((higher) => ({
        delegations: [{ id: higher.id, type: 'an' as const }, { id, type: 'ub' as const }, ...acting],
        onBehalfOf: onBehalfOfLines([higher.name, name]),
        positionName,
      })),
    ]),
  ];
}

/** May a person sign under this name today? Plt. and Plh. follow from the post; given ones must be true. */
export async function maySignSo(
  executor: Executor,
  person: { userId: string; positionId: string },
  sets: readonly SenderDelegation[],
): Promise<boolean> {
  if (sets.length === 0) return true;
  const same = (a: readonly SenderDelegation[], b: readonly SenderDelegation[]) =>
    a.length === b.length && a.every(({ id, type }, at) => b[at]?.id === id && b[at]?.type === type);
  return (await identitiesOf(executor, person)).some(
    ({ delegations }) => same(delegations, sets) || same(mandateOf(delegations), sets),
  );
}

type Held = { id: string; type: string; name: string; parentId: string | null };
type Mandate = { id: string; name: string; above: { id: string; name: string }[] };

const prefixes: Record<string, string> = { plt: 'Plt. ', plh: 'Plh. ' };

/** Current signing delegations from a post to a person, and those from its superior to that post's holder. */
async function mandatesOf(executor: Executor, userId: string, fromPositionId: string): Promise<Mandate[]> {
  const found = await executor.execute<Mandate>(sql`
    select d.id, p.name, coalesce((
        select json_agg(json_build_object('id', h.id, 'name', hp.name) order by h.start_date, h.id)
        from delegation h join position hp on hp.id = h.from_position_id and hp.is_active
        where h.from_position_id = p.parent_id and ${isInForce('h')} and 'tandatangan' = any(h.scopes)
          and exists (select 1 from job_mapping m where m.user_id = h.to_user_id and m.position_id = p.id
                      and ${isCurrent('m')})), '[]') as above
    from delegation d join position p on p.id = d.from_position_id and p.is_active
    where d.from_position_id = ${fromPositionId} and d.to_user_id = ${userId} and ${isInForce('d')}
      and 'tandatangan' = any(d.scopes)
    order by d.start_date, d.id`);
  return found.rows;
}
