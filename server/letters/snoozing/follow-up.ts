import { and, eq, isNull } from 'drizzle-orm';
import type { AnswerOf, ReadBody } from '../../../domain/calls/define-call.ts';
import type { SnoozeCalls } from '../../../domain/calls/letters/snoozing.ts';
import { isInForce, isUnderWay } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import { keepSnoozes, lockOwn } from './snooze-work.ts';
import { snoozes } from './tables.ts';

/** When the actor is to be reminded of a letter that is not answered by then. @throws Refusal 404 unseen, 403 without letters */
export async function readFollowUp(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<AnswerOf<SnoozeCalls['readFollowUp']>> {
  const letter = await findLetter(db, actor, id);
  assertReadsLetters(actor);
  return followUpOf(db, actor, letter.id);
}

/**
 * Sets or, without a moment, ends it.
 * @throws Refusal 404 unseen; 403 without letters; 409 for a letter that waits for nobody else; 422 a wrong moment
 */
export async function setFollowUp(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
  body: ReadBody<SnoozeCalls['setFollowUp']>,
): Promise<AnswerOf<SnoozeCalls['setFollowUp']>> {
  const letter = await findLetter(db, actor, id);
  assertReadsLetters(actor);
  const waits = isUnderWay(letter.state) || isInForce(letter.state);
  const { until } = body();
  if (until && !waits)
    throw conflict(
      translate({ id: 'Naskah ini tidak menunggu jawaban.', en: 'This letter waits for no answer.' }),
    );
  return db.transaction(async (tx) => {
    await lockOwn(tx, actor);
    await tx.delete(snoozes).where(followUp(actor, letter.id));
    if (until) await keepSnoozes(tx, actor, until, [{ letterId: letter.id }]);
    return followUpOf(tx, actor, letter.id);
  });
}

const followUp = ({ userId }: Actor, letterId: string) =>
  and(
    eq(snoozes.userId, userId),
    eq(snoozes.letterId, letterId),
    isNull(snoozes.inboxItemId),
    isNull(snoozes.taskId),
  );

async function followUpOf(executor: Executor, actor: Actor, letterId: string) {
  const [found] = await executor
    .select({ until: snoozes.until })
    .from(snoozes)
    .where(followUp(actor, letterId));
  return { until: found?.until.toISOString() ?? null };
}
