import { sql } from 'drizzle-orm';
import type { RecentWriting } from '../../../domain/calls/letters/writing.ts';
import { wasSubmitted } from '../../../domain/letters/letter-life.ts';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { forbidden } from '../../http/index.ts';
import { peopleAt } from '../../people/index.ts';
import { letterIn } from '../rules/letter-in.ts';
import { onDesk } from '../rules/own-desk.ts';
import { mayWrite } from '../rules/rights.ts';
import { allowedByClass } from '../rules/visible-letters.ts';

/**
 * GET /letter/api/Writing/recent: kinds and receivers of the latest letters of the desk.
 * @throws Refusal 403 without the right to write
 */
export async function recentWriting(db: Db, actor: Actor): Promise<RecentWriting> {
  if (!mayWrite(actor)) throw forbidden();
  const latest = latestOf(actor);
  const kinds = await db.execute<{ id: string }>(sql`
    with latest as ${latest}
    select l."subTypeId" as id from latest l join script_sub_type s on s.id = l."subTypeId" and s.is_active
    group by l."subTypeId" order by max(l.at) desc limit ${mostKinds}`);
  const named = await db.execute<{ userId: string; positionId: string }>(sql`
    with latest as ${latest}
    select r.user_id as "userId", r.position_id as "positionId"
    from latest l join letter_recipient r on r.letter_id = l.id and r.delegation_id is null and not r.is_whole
    group by r.user_id, r.position_id order by max(l.at) desc, count(*) desc limit ${mostPeople * 2}`);
  const options = await peopleAt(db, named.rows);
  const people = named.rows.flatMap(({ userId, positionId }) =>
    options.filter((one) => one.id === userId && one.positionId === positionId).slice(0, 1),
  );
  const registered = await db.execute<NonNullable<RecentWriting['registering']>>(sql`
    select n.archive_location as "archiveLocation" from letter_incoming n
    where n.registered_by_user_id = ${actor.userId} and n.registered_at is not null
    order by n.registered_at desc limit 1`);
  return {
    subTypeIds: kinds.rows.map(({ id }) => id),
    people: people.slice(0, mostPeople),
    registering: registered.rows[0] ?? null,
  };
}

/** The desk's letters that have left it and that the actor may open, the newest first. */
const latestOf = (actor: Actor) => sql`(
    select l.id, l.script_sub_type_id as "subTypeId", l.updated_at as at from letter l
    where l.position_id = ${actor.positionId} and ${onDesk(actor, 'l')} and ${letterIn('l', wasSubmitted)}
      and l.deleted_at is null and l.security_rank < ${topSecretRank} and ${allowedByClass(actor, 'l', sql`true`)}
    order by l.updated_at desc, l.id desc limit ${howMany})`;

const mostKinds = 3;
const mostPeople = 5;
/** Enough to know what is usual, few enough to read at every beginning. */
const howMany = 40;
