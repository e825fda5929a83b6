import { and, eq, inArray } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { FlowCalls } from '../../../domain/calls/letters/flow.ts';
import { type LetterTask, letterLife } from '../../../domain/letters/letter-life.ts';
import { taskScopes } from '../../../domain/letters/task-scopes.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { recordStep } from '../flow/history.ts';
import { awaitsSeal } from '../flow/move-letter.ts';
import { notifyPosts } from '../flow/notify.ts';
import type { Desk } from '../flow/people-of-posts.ts';
import { waitingDesks } from '../flow/waiting-desks.ts';
import { letterTimeline } from '../parts/tables.ts';
import { cosignersOf, findLetter, lockLetter, reviewersOf } from '../reading/find-letter.ts';
import { type Reviewing, waitsForOneself } from '../rules/inside.ts';
import { assertMayNudge, waitingOn } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { nudgedAgain, remindersLately } from './nudged-again.ts';

/**
 * Reminds whom it waits for and their secretaries (DOMAIN 12.3), each post at most once in four hours by any actor.
 * @throws Refusal 404 unseen; 403 neither the drafter's nor the sender's side; 409 when only the actor would be
 * reminded, or reminded within the last four hours, with the moment from which it may be again as `data.againAt`;
 * 422 wrong note
 */
export async function nudgeHolder(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<FlowCalls['nudge']>,
): Promise<void> {
  const letter = await findLetter(db, actor, id);
  assertMayNudge(actor, letter);
  assertWaits(actor, letter, await turnsNow(db, letter));
  const { note } = body();
  await db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    const { positionId, kind } = assertWaits(actor, now, await turnsNow(tx, now));
    const waiting = await waitingDesks(tx, letter.id);
    const desks = await rested(
      tx,
      letter.id,
      waiting.length > 0 ? waiting : [{ positionId, onlyUserId: null }],
    );
    const posts = [...new Set(desks.map((desk) => desk.positionId))];
    for (const toPositionId of posts)
      await recordStep(tx, actor, letter.id, 'nudged', { note: note || null, toPositionId });
    await recordAudit(tx, {
      actor,
      action: 'nudge',
      resource: 'letter',
      recordId: letter.id,
      after: { positionId: posts.join(', '), note: note || null },
    });
    await notifyPosts(tx, actor, now, desks, { ...notice(kind), secretaries: true, more: note });
  });
}

const turnsNow = async (executor: Executor, letter: LetterRow): Promise<Reviewing[]> =>
  waitingOn(letter, await reviewersOf(executor, letter.id), await cosignersOf(executor, letter.id));

type Waiting = { positionId: string; kind: LetterTask };

function assertWaits(actor: Actor, letter: LetterRow, turns: readonly Reviewing[]): Waiting {
  if (letter.sealingSince) throw awaitsSeal();
  const kind = letterLife[letter.state].taskKind;
  const { holderPositionId: positionId } = letter;
  if (!kind || !positionId)
    throw conflict(
      translate({
        id: 'Naskah ini tidak sedang menunggu siapa pun.',
        en: 'This letter is not waiting for anyone.',
      }),
    );
  if (waitsForOneself(actor, letter, turns))
    throw conflict(
      translate({ id: 'Naskah ini sedang menunggu Anda sendiri.', en: 'This letter is waiting for you.' }),
    );
  return { positionId, kind };
}

/**
 * Desks that may be reminded. Applies the pause whatever happened in between: recalling and sending on again does not
 * reset it.
 * @throws Refusal 409 where none may
 */
async function rested(tx: Executor, letterId: string, desks: Desk[]): Promise<Desk[]> {
  const posts = desks.map(({ positionId }) => positionId);
  const recent = await remindersLately(
    tx,
    'nudged',
    and(eq(letterTimeline.letterId, letterId), inArray(letterTimeline.toPositionId, posts)),
  );
  const last = recent.at(-1);
  const may = desks.filter((desk) => !recent.some(({ toPositionId }) => toPositionId === desk.positionId));
  if (may.length > 0 || !last) return may;
  throw nudgedAgain(last.at);
}

const title = { id: 'Pengingat: naskah menunggu Anda', en: 'Reminder: a letter is waiting for you' };
const notice = (kind: LetterTask) => ({
  kind: 'persetujuan.pengingat' as const,
  title,
  scope: taskScopes[kind],
  page: `/naskah-dinas/tugas/${kind}`,
  tabName: kind,
});
