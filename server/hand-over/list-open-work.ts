import { sql } from 'drizzle-orm';
import type { OpenWork } from '../../domain/calls/hand-over.ts';
import { translate } from '../../lib/language.ts';
import { mayUseResource } from '../../resources/access.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { delegation } from '../../resources/pengaturan/delegasi.ts';
import { secretary } from '../../resources/pengaturan/sekretaris.ts';
import { type Actor, viewerOf } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import { isGiven, today } from '../db/today.ts';
import { forbidden, notFound } from '../http/index.ts';
import { namedWorkOf, workOfOwnPosts } from '../letters/index.ts';
import { countTurns, turnFields } from './turns.ts';

export type Leaver = { id: string; name: string; isActive: boolean };

/**
 * Whose work is handed over.
 * @throws Refusal 403 who may not change users; 404 without such a person
 */
export async function findLeaver(executor: Executor, actor: Actor, id: string): Promise<Leaver> {
  if (!mayUseResource(viewerOf(actor), user, 'change')) throw forbidden();
  const found = isId(id)
    ? await executor.execute<Leaver>(
        sql`select id, person_name as name, is_active as "isActive" from "user" where id = ${id}`,
      )
    : { rows: [] };
  const [leaver] = found.rows;
  if (!leaver) throw notFound();
  return leaver;
}

/**
 * All that is open of a person, by kind and place: numbers, never what it says.
 * @param leaves as if the account were closed: then what is held today is free
 */
export async function listOpenWork(
  executor: Executor,
  actor: Actor,
  { id }: Leaver,
  leaves: boolean,
): Promise<OpenWork[]> {
  const viewer = viewerOf(actor);
  const fields = turnFields();
  // One after another: in a transaction they share a connection.
  const named = await namedWorkOf(executor, id);
  const posts = await workOfOwnPosts(executor, id);
  const settings = await settingsOf(executor, id);
  const turns = await countTurns(executor, id, fields);
  const mayChange = {
    delegations: mayUseResource(viewer, delegation, 'change'),
    secretary: mayUseResource(viewer, secretary, 'change'),
  };
  return [
    ...named.map(({ kind, positionId, positionName, count, holds, receivers }) => ({
      ...{ key: `${kind} ${positionId}`, kind, place: positionName, count },
      stays: kind === 'reviews' ? ('drafters' as const) : holds && !leaves ? ('holds' as const) : null,
      ...{ receivers, holding: null },
    })),
    ...posts.map(({ positionId, positionName, count }) => ({
      ...{ key: `post ${positionId}`, kind: 'post' as const, place: positionName, count },
      ...{ stays: 'post' as const, receivers: [], holding: null },
    })),
    ...settings.map(({ kind, place, ids }) => ({
      ...{ key: kind, kind, place, count: ids.length },
      stays: kind === 'delegated' ? ('period' as const) : mayChange[kind] ? null : ('right' as const),
      ...{ receivers: null, holding: null },
    })),
    ...fields.flatMap(({ resource, field, holding }, at) => {
      const count = turns[at] ?? 0;
      const place = translate(resource.singular);
      return count > 0
        ? [
            {
              key: `turn ${resource.name} ${field}`,
              kind: 'turn' as const,
              place,
              count,
              stays: null,
              receivers: null,
              holding,
            },
          ]
        : [];
    }),
  ];
}

type Setting = { kind: 'delegations' | 'delegated' | 'secretary'; place: string; ids: string[] };

/** Delegations and secretary settings of the person that run or are to come, each kind as one line. */
export async function settingsOf(executor: Executor, userId: string): Promise<Setting[]> {
  const found = await executor.execute<Setting>(sql`
    select s.kind, string_agg(distinct p.name, ', ' order by p.name) as place, array_agg(s.id order by s.id) as ids
    from (
      select 'delegations' as kind, d.id, d.from_position_id as position_id from delegation d
        where d.to_user_id = ${userId} and ${isGiven('d')} and d.end_date >= ${today}
      union all
      select 'delegated', d.id, d.from_position_id from delegation d
        where d.from_user_id = ${userId} and ${isGiven('d')} and d.end_date >= ${today}
      union all
      select 'secretary', x.id, x.official_position_id from secretary x
        where x.secretary_user_id = ${userId} and x.is_active
    ) s join position p on p.id = s.position_id
    group by s.kind order by s.kind`);
  return found.rows;
}
