import { and, desc, eq, gt } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { FlowCalls } from '../../../domain/calls/letters/flow.ts';
import { type LetterTask, letterLife } from '../../../domain/letters/letter-life.ts';
import { nudgePause } from '../../../domain/letters/target-time.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { recordStep } from '../flow/history.ts';
import { awaitsSeal } from '../flow/move-letter.ts';
import { notifyPosts } from '../flow/notify.ts';
import { taskScopes } from '../flow/task-scopes.ts';
import { waitingDesk } from '../flow/waiting-desk.ts';
import { letterTimeline } from '../parts/tables.ts';
import { cosignersOf, findLetter, lockLetter, reviewersOf } from '../reading/find-letter.ts';
import { type Reviewing, waitsForOneself } from '../rules/inside.ts';
import { assertMayNudge, waitingOn } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { nudgedAgain } from './nudged-again.ts';

/**
 * Reminds the current holder and their secretaries (DOMAIN 12.3), at most once in four hours by any actor.
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
  assertWaits(actor, letter, await turnNow(db, letter));
  const { note } = body();
  await db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    const { positionId, kind } = assertWaits(actor, now, await turnNow(tx, now));
    await assertRested(tx, letter.id, positionId);
    await recordStep(tx, actor, letter.id, 'nudged', { note: note || null, toPositionId: positionId });
    await recordAudit(tx, {
      actor,
      action: 'nudge',
      resource: 'letter',
      recordId: letter.id,
      after: { positionId, note: note || null },
    });
    await notifyPosts(tx, actor, now, [(await waitingDesk(tx, letter.id)) ?? positionId], {
      ...notice(kind),
      secretaries: true,
      more: note,
    });
  });
}

const turnNow = async (executor: Executor, letter: LetterRow): Promise<Reviewing | undefined> =>
  waitingOn(letter, await reviewersOf(executor, letter.id), await cosignersOf(executor, letter.id));

type Waiting = { positionId: string; kind: LetterTask };

function assertWaits(actor: Actor, letter: LetterRow, turn: Reviewing | undefined): Waiting {
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
  if (waitsForOneself(actor, letter, turn))
    throw conflict(
      translate({ id: 'Naskah ini sedang menunggu Anda sendiri.', en: 'This letter is waiting for you.' }),
    );
  return { positionId, kind };
}

/** Applies the pause whatever happened in between: recalling and sending on again does not reset it. */
async function assertRested(tx: Executor, letterId: string, positionId: string): Promise<void> {
  const earliest = new Date(Date.now() - nudgePause);
  const [last] = await tx
    .select({ at: letterTimeline.at })
    .from(letterTimeline)
    .where(
      and(
        eq(letterTimeline.letterId, letterId),
        eq(letterTimeline.event, 'nudged'),
        eq(letterTimeline.toPositionId, positionId),
        gt(letterTimeline.at, earliest),
      ),
    )
    .orderBy(desc(letterTimeline.at))
    .limit(1);
  if (last) throw nudgedAgain(last.at);
}

const title = { id: 'Pengingat: naskah menunggu Anda', en: 'Reminder: a letter is waiting for you' };
const notice = (kind: LetterTask) => ({
  kind: 'persetujuan.pengingat' as const,
  title,
  scope: taskScopes[kind],
  page: `/naskah-dinas/tugas/${kind}`,
  tabName: kind,
});
