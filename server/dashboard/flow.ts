import { sql } from 'drizzle-orm';
import type { HeldLetter, UnitFigures, UnitFlow } from '../../domain/calls/dashboard.ts';
import { isUnderWay } from '../../domain/letters/letter-life.ts';
import { mayOpen } from '../../resources/access.ts';
import { type Actor, viewerOf } from '../actor.ts';
import type { Db } from '../db/executor.ts';
import { holderOf } from '../holder-of.ts';
import { allowedByClass, letterIn, onDesk } from '../letters/index.ts';
import { freshFigures, type Last, lastCounted } from './kept-figures.ts';
import { countUnitFigures, freshFor } from './unit-figures.ts';

/** Most pending letters listed; the outbox shows the rest. */
const heldShown = 3;

/**
 * GET /dashboard/api/Flow: weekly letters and the longest waiting ones. One statement, more on recount; forbidden
 * parts stay empty.
 */
export async function flow(db: Db, actor: Actor): Promise<UnitFlow> {
  const viewer = viewerOf(actor);
  const seesOutbox = mayOpen(viewer, '/naskah-dinas/outbox');
  const seesFigures = seesOutbox || mayOpen(viewer, '/naskah-dinas/inbox');
  const look = sql`select ${lastCounted(actor, freshFor)} from unit_flow f where f.unit_id = ${actor.unitId}`;
  const { rows } = await db.execute<Row>(sql`
    select f.*,
      (select coalesce(json_agg(h), '[]') from (
        select l.id as "letterId", l.subject, coalesce(n.person_name, '') as "personName", p.name as "positionName",
          l.holder_since as since,
          (select min(t.due_at) from task t where t.letter_id = l.id and t.done_at is null
            and t.position_id = l.holder_position_id) as "dueAt"
        from letter l join position p on p.id = l.holder_position_id
        left join lateral (${holderOf(sql`l.holder_position_id`, { first: worker })}) n on true
        where ${seesOutbox} and l.position_id = ${actor.positionId} and ${onDesk(actor, 'l')} and ${letterIn('l', isUnderWay)}
          and not exists (select 1 from task o where o.letter_id = l.id and o.done_at is null
            and o.position_id = ${actor.positionId} and ${onDesk(actor, 'o')}) and ${allowedByClass(actor, 'l')}
        order by l.holder_since, l.id limit ${heldShown}) h) as held
    from (select 1) one left join (${look}) f on true`);
  const [row] = rows;
  const kept = seesFigures
    ? await freshFigures<UnitFigures>(db, {
        ...{ key: `unit ${actor.unitId}`, last: row, look },
        count: (tx) => countUnitFigures(tx, actor.unitId),
      })
    : null;
  return {
    unitName: actor.unitName,
    figures: kept?.figures ?? null,
    countedAt: kept?.countedAt.toISOString() ?? null,
    held: (row?.held ?? []).map((letter) => ({
      ...letter,
      since: new Date(letter.since).toISOString(),
      dueAt: letter.dueAt && new Date(letter.dueAt).toISOString(),
    })),
  };
}

/** The holder working on the letter, when a post has several. */
const worker = sql`(select t.only_user_id from task t where t.letter_id = l.id and t.done_at is null
  and t.position_id = l.holder_position_id limit 1)`;

type Row = Last<UnitFigures> & { held: HeldLetter[] };
