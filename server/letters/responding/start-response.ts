import { and, desc, eq } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { LetterCalls } from '../../../domain/calls/letters/letters.ts';
import { newLetter } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import { idOfWords } from '../../db/ids.ts';
import { ask } from '../../db/question.ts';
import type { Deps } from '../../deps.ts';
import { createDraft } from '../drafting/create-draft.ts';
import { offeredOf } from '../inbox/find-inbox-item.ts';
import { takeIfOffered } from '../inbox/take-inbox-item.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { letters } from '../tables.ts';
import { assertMayRespond, isReceivedByName } from './answerable.ts';
import { firstFields } from './first-fields.ts';

/**
 * Starts a draft to the sender of a received letter (SPEC B1.5, B7),
 * with its class. Reuses an untouched earlier one.
 * @param body the id the browser made for the draft, or nothing
 * @returns the draft's id
 * @throws Refusal 404 unseen; 403 not received, or no right to write; 409 not sent or cancelled; 422 a wrong id
 */
export async function startResponse(
  deps: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<LetterCalls['respond']>,
): Promise<string> {
  const letter = await findLetter(deps.db, actor, id);
  await assertMayRespond(deps.db, actor, letter);
  const sent = body();
  const [last, ...before] = await begunResponses(deps, actor, letter.id);
  const untouched = [last, ...before].find((one) => one?.state === newLetter && one.version === 1);
  if (untouched) return untouched.id;
  await takeToAnswer(deps, actor, letter.id);
  const fields = await firstFields(deps.db, actor, letter);
  // It follows from the response before it, so that several asked for at once are one; nobody else takes it first.
  const usualId = idOfWords(
    [deps.config.secret, 'response', letter.id, actor.userId, actor.positionId, last?.id].join(' '),
  );
  return createDraft(deps, actor, { ...fields, id: sent.id || usualId }, { responseToId: letter.id });
}

/** The actor's own, the newest first. */
const begunResponses = ({ db }: Deps, { userId, positionId }: Actor, letterId: string) =>
  db
    .select({ id: letters.id, state: letters.state, version: letters.version })
    .from(letters)
    .where(
      and(eq(letters.responseToId, letterId), eq(letters.positionId, positionId), eq(letters.userId, userId)),
    )
    .orderBy(desc(letters.createdAt), desc(letters.id));

/** Who answers what came to the post as a whole takes it, unless the letter reached them by name too (DOMAIN 6). */
async function takeToAnswer({ db }: Deps, actor: Actor, letterId: string): Promise<void> {
  const item = await offeredOf(db, actor, letterId);
  if (!item || item.offered?.takenBy || (await ask(db, isReceivedByName(actor, letterId)))) return;
  await db.transaction(async (tx) => {
    await lockLetter(tx, letterId);
    await takeIfOffered(tx, actor, item);
  });
}
