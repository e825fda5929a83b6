import { sql } from 'drizzle-orm';
import { mayCallResource } from '../../../resources/access.ts';
import type { Resource } from '../../../resources/declare.ts';
import type { Who } from '../../../resources/life/life.ts';
import { partyOf } from '../../../resources/life/life-rules.ts';
import { partiesOf } from '../../../resources/pengaturan/record-recipients.ts';
import { personAs } from '../../accounts/index.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { meetsRule, type Row, seenFor } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { isCurrent } from '../../db/today.ts';
import { peopleOf } from '../../lives/index.ts';
import { superiorsOf } from '../superiors.ts';
import type { Happened } from './happened.ts';
import { peopleOfUnit } from './people-of-unit.ts';

type Rule = { recipients: readonly string[]; actions: readonly string[]; isLater: boolean };
export type PeopleToTell = {
  told: Map<string, Happened[]>;
  superiors: Map<string, Happened[]>;
  /** The declaration as each of them sees it. */
  seenBy: Map<string, Resource>;
};

/** Whom a trigger tells of which records: nobody of what their main role does not let them read. */
export async function peopleToTell(
  executor: Executor,
  resource: Resource,
  { recipients, actions, isLater }: Rule,
  happened: readonly Happened[],
): Promise<PeopleToTell> {
  const parties = recipients.flatMap((recipient) => partiesOf(resource, recipient));
  const known = memoized(
    (party: Who, row: Row) => keyOf(resource, party, row),
    (party, row) => peopleOf(executor, resource, row, party),
  );
  const actorOf = memoized(
    (id: string) => id,
    (id) => personAs(executor, id, null),
  );
  const above = memoized(
    (posts: readonly string[]) => posts.join(),
    (posts) => holdersAbove(executor, posts),
  );
  const told = new Map<string, Happened[]>();
  const superiors = new Map<string, Happened[]>();
  const seenBy = new Map<string, Resource>();
  const unitPeople = memoized(
    (recipient: string, unitId: string) => `${recipient} ${unitId}`,
    (recipient, unitId) => peopleOfUnit(executor, recipient, unitId),
  );
  for (const one of happened) {
    const ids = new Set<string>();
    const { unitId } = one.row;
    if (typeof unitId === 'string')
      for (const recipient of recipients) for (const id of await unitPeople(recipient, unitId)) ids.add(id);
    for (const party of parties) for (const id of await known(party, one.row)) ids.add(id);
    const add = async (to: Map<string, Happened[]>, userId: string) => {
      const actor = await actorOf(userId);
      if (!actor || !mayKnow(resource, actor, one)) return;
      const list = to.get(userId) ?? [];
      list.push(one);
      to.set(userId, list);
      if (!seenBy.has(userId)) seenBy.set(userId, seenFor(actor, resource));
    };
    for (const id of ids) if (isLater || id !== one.byUserId) await add(told, id);
    if (!actions.includes('escalate')) continue;
    const posts: string[] = [];
    for (const id of ids) posts.push(...[(await actorOf(id))?.positionId ?? []].flat());
    for (const id of await above(posts.toSorted())) await add(superiors, id);
  }
  return { told, superiors, seenBy };
}

/** Whether somebody reads this record, and of it what is told. */
export function mayKnow(resource: Resource, actor: Actor, { row, fields, asked = [] }: Happened): boolean {
  const viewer = viewerOf(actor);
  if (!resource.readByAll && !mayCallResource(viewer, resource)) return false;
  const seen = seenFor(actor, resource).fields;
  return (
    meetsRule(resource.rows(viewer), row) &&
    (fields === null || fields.some((name) => name === 'isActive' || name in seen)) &&
    asked.every((name) => name in seen)
  );
}

/** Who is meant follows from these values alone, so that many records ask for few people. */
function keyOf(resource: Resource, who: Who, row: Row): string {
  const party =
    who === 'holder' ? resource.life?.stages[String(row.stage)]?.holder : partyOf(resource.fields, who);
  return JSON.stringify([
    party,
    party?.person && row[party.person],
    party?.unit && row[party.unit],
    party?.rule && row.id,
  ]);
}

async function holdersAbove(executor: Executor, posts: readonly string[]): Promise<string[]> {
  const above = [...(await superiorsOf(executor, posts)).values()];
  if (above.length === 0) return [];
  const { rows } = await executor.execute<{ id: string }>(sql`
    select distinct m.user_id as id from job_mapping m join "user" u on u.id = m.user_id and u.is_active
    where m.position_id = any(${sql.param(above)}::uuid[]) and ${isCurrent('m')}`);
  return rows.map(({ id }) => id);
}

function memoized<Args extends unknown[], Value>(
  keyFor: (...args: Args) => string,
  ask: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  const found = new Map<string, Promise<Value>>();
  return (...args) => {
    const key = keyFor(...args);
    const value = found.get(key) ?? ask(...args);
    found.set(key, value);
    return value;
  };
}
