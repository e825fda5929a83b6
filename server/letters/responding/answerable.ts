import { type SQL, sql } from 'drizzle-orm';
import { isInForce } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { ask, type Question, question } from '../../db/question.ts';
import { forbidden } from '../../http/index.ts';
import { offeredOf } from '../inbox/find-inbox-item.ts';
import { assertNotTaken } from '../inbox/take-inbox-item.ts';
import { assertInForce } from '../rules/assert-in-force.ts';
import { onDesk } from '../rules/own-desk.ts';
import { mayWrite } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';

/** Did the post get this letter as receiver or cc, by forwarding, or by a disposition (SPEC B1.5)? */
export const isReceivedBy = (actor: Actor, letterId: string): Question<boolean> =>
  received(actor, letterId, onDesk(actor, 'i'));

/** The same, without what came to the post as a whole. */
export const isReceivedByName = (actor: Actor, letterId: string): Question<boolean> =>
  received(actor, letterId, sql`${onDesk(actor, 'i')} and not i.is_offered`);

const received = (actor: Actor, letterId: string, isTheirs: SQL): Question<boolean> =>
  question(
    sql`
    select exists (select 1 from inbox_item i where i.letter_id = ${letterId} and i.position_id = ${actor.positionId}
                   and ${isTheirs})
        or exists (select 1 from task t where t.letter_id = ${letterId} and t.position_id = ${actor.positionId}
                   and t.kind = 'disposition-in' and ${onDesk(actor, 't')}) as received`,
    ([found]: { received: boolean }[]) => found?.received === true,
  );

/** Whether a letter is there to be answered: sent and not cancelled since. */
export const isAnswerable = (letter: Pick<LetterRow, 'state'>): boolean => isInForce(letter.state);

/**
 * @throws Refusal 403 for those who only wrote, reviewed or signed it and for entries that do not write; 409 when it has
 *   not been sent, was cancelled, or a colleague of the post has taken it
 */
export async function assertMayRespond(executor: Executor, actor: Actor, letter: LetterRow): Promise<void> {
  if (!mayWrite(actor)) throw forbidden();
  if (!(await ask(executor, isReceivedBy(actor, letter.id)))) {
    const offered = await offeredOf(executor, actor, letter.id);
    if (offered) assertNotTaken(offered);
    throw forbidden(
      translate({
        id: 'Hanya penerima naskah yang dapat menanggapinya.',
        en: 'Only recipients of the letter can respond to it.',
      }),
    );
  }
  assertInForce(letter);
}
