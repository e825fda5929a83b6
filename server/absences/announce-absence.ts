import { sql } from 'drizzle-orm';
import { beginsPast } from '../../domain/accounts/absence.ts';
import type { Absence, AbsenceCalls } from '../../domain/calls/absence.ts';
import type { ReadBody } from '../../domain/calls/define-call.ts';
import { translate } from '../../lib/language.ts';
import { delegation } from '../../resources/pengaturan/delegasi.ts';
import type { Actor } from '../actor.ts';
import { type CrudOptions, createBeside, inTransaction } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { isCurrent, isGiven } from '../db/today.ts';
import type { Deps } from '../deps.ts';
import { forbidden, invalid } from '../http/index.ts';
import { absencesOf, announces } from './read-absences.ts';

/**
 * Delegates the actor's own post for the days they are out of office.
 * @throws Refusal 403 while acting for another, or without a post held today; 422 wrong days, person or scope
 */
export async function announceAbsence(
  deps: Deps,
  actor: Actor,
  body: ReadBody<AbsenceCalls['announce']>,
  { hooks }: CrudOptions,
): Promise<Absence> {
  if (!announces(actor) || !(await holdsPost(deps.db, actor))) throw forbidden();
  const { startDate, endDate, toUserId, scopes, reason } = body();
  const faults = beginsPast(startDate);
  if (faults.startDate) throw invalid(faults);
  return inTransaction(deps.db, async (tx) => {
    // One at a time of a person: two at once would both find no other.
    await tx.execute(sql`select id from "user" where id = ${actor.userId} for update`);
    if (await overlaps(tx, actor, startDate, endDate))
      throw invalid({
        startDate: [
          translate({
            id: 'Anda sudah mengumumkan tidak di tempat pada sebagian hari itu.',
            en: 'You have already announced that you are away on some of these days.',
          }),
        ],
      });
    const id = await createBeside(
      tx,
      delegation,
      actor,
      {
        ...{ fromPositionId: actor.positionId, fromUserId: actor.userId, toUserId },
        ...{ startDate, endDate, scopes: [...new Set(scopes)], reason, isAway: true },
      },
      true,
      hooks[delegation.name],
    );
    const [made] = await absencesOf(tx, actor.userId, id);
    return made as Absence;
  });
}

async function holdsPost(executor: Executor, { userId, positionId }: Actor): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    select 1 from job_mapping m where m.user_id = ${userId} and m.position_id = ${positionId} and ${isCurrent('m')}`);
  return rows.length > 0;
}

async function overlaps(tx: Executor, { userId, positionId }: Actor, from: string, to: string) {
  const { rows } = await tx.execute(sql`
    select 1 from delegation d where d.from_user_id = ${userId} and d.from_position_id = ${positionId} and d.is_away
      and ${isGiven('d')} and d.start_date <= ${to} and d.end_date >= ${from}`);
  return rows.length > 0;
}
