import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AnswerOf } from '../../../domain/calls/define-call.ts';
import type { FlowCalls } from '../../../domain/calls/letters/flow.ts';
import { draftersTasks, isSigned } from '../../../domain/letters/letter-life.ts';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { stateIn } from '../../db/state-in.ts';
import { isCurrent } from '../../db/today.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { notify } from '../../notifications/index.ts';
import { recordSteps } from '../flow/history.ts';
import { letterIn } from '../rules/letter-in.ts';
import { isAuditor } from '../rules/rights.ts';
import { actsForAnother } from '../rules/visible-letters.ts';
import { settleLeavers } from './settle-leavers.ts';

/**
 * Moves a leaver's letters in work to a co-holder, unread by the actor (DOMAIN 6); Sangat Rahasia stays. Audited.
 * @returns how many letters
 * @throws Refusal 403 neither the post's superior nor an administrator; 409 while the person still holds the post;
 * 422 where the other does not
 */
export async function handOverDrafts(
  { db }: Deps,
  actor: Actor,
  body: z.output<FlowCalls['handOverDrafts']['body']>,
): Promise<AnswerOf<FlowCalls['handOverDrafts']>> {
  const { positionId, fromUserId, toUserId } = body;
  if (!(isAuditor(actor) || (await isSuperior(db, actor, positionId)))) throw forbidden();
  return db.transaction(async (tx) => {
    const names = await peopleOf(tx, positionId, [fromUserId, toUserId]);
    const [from, to] = [names.get(fromUserId), names.get(toUserId)];
    if (from?.holds)
      throw conflict(
        translate({
          id: `${from.name} masih memangku jabatan ini.`,
          en: `${from.name} still holds this post.`,
        }),
      );
    if (!from || !to?.holds)
      throw invalid({
        toUserId: [
          translate({
            id: 'Pilih orang yang memangku jabatan ini.',
            en: 'Choose somebody who holds this post.',
          }),
        ],
      });
    const moved = await tx.execute<{ id: string }>(sql`
      update letter set only_user_id = ${toUserId}
      where position_id = ${positionId} and only_user_id = ${fromUserId} and deleted_at is null
        and not ${letterIn('letter', isSigned)} and security_rank < ${topSecretRank}
      returning id`);
    const ids = moved.rows.map(({ id }) => id);
    if (ids.length === 0) return { letters: 0 };
    await tx.execute(sql`update task set only_user_id = ${toUserId}
      where letter_id = any(${sql.param(ids)}::uuid[]) and ${stateIn('kind', draftersTasks)} and only_user_id = ${fromUserId}
        and position_id = ${positionId} and done_at is null`);
    await settleLeavers(tx, positionId, [fromUserId]);
    await recordSteps(tx, actor, ids, 'handed-over', `Dari ${from.name} kepada ${to.name}`);
    for (const userId of [fromUserId, toUserId])
      await recordAudit(tx, {
        actor,
        action: 'hand-over',
        resource: 'manajemen-user.user',
        recordId: userId,
        after: { positionId, fromUserId, toUserId, letterIds: ids },
      });
    await notify(tx, [toUserId], {
      kind: 'jabatan.beralih',
      modul: 'pengaturan',
      title: {
        id: `Naskah ${from.name} diserahkan kepada Anda`,
        en: `Letters of ${from.name} are handed to you`,
      },
      message: { id: `${ids.length} naskah dalam pengerjaan.`, en: `Letters in work: ${ids.length}.` },
      detailUrl: '/naskah-dinas/draft',
      tabName: null,
    });
    return { letters: ids.length };
  });
}

/** The post directly above, in person. */
async function isSuperior(executor: Executor, actor: Actor, positionId: string): Promise<boolean> {
  if (actsForAnother(actor)) return false;
  const found = await executor.execute(
    sql`select 1 from position p where p.id = ${positionId} and p.parent_id = ${actor.positionId}`,
  );
  return found.rows.length > 0;
}

async function peopleOf(tx: Executor, positionId: string, userIds: readonly string[]) {
  const found = await tx.execute<{ id: string; name: string; holds: boolean }>(sql`
    select u.id, u.person_name as name, u.is_active and exists (
      select 1 from job_mapping m where m.user_id = u.id and m.position_id = ${positionId} and ${isCurrent('m')}) as holds
    from "user" u where u.id = any(${sql.param([...userIds])}::uuid[])`);
  return new Map(found.rows.map((row) => [row.id, row]));
}
