import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { targetAt } from '../../../domain/letters/target-time.ts';
import { say } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { conflict } from '../../http/index.ts';
import { noticeTitles } from '../../notifications/index.ts';
import { emitEvent } from '../../triggers/index.ts';
import { legalFaults, reviewKind } from '../legal/legal-review.ts';
import { reviewersOf } from '../reading/find-letter.ts';
import { lockOpenPosts, lockPosts } from '../rules/lock-posts.ts';
import { isForNamedOnly } from '../rules/named-only.ts';
import { workerAt } from '../rules/own-desk.ts';
import { turnOf } from '../rules/rights.ts';
import { type LetterRow, letters, tasks } from '../tables.ts';
import { holderNow } from './holder-now.ts';
import { notifyPosts } from './notify.ts';

/**
 * Moves a letter to its next desk: the first undecided reviewer, else its sender to sign (SPEC B1.2). Moves the
 * task to their post. Idempotent.
 * @throws Refusal 409 without a sender, or a contract on its way to the signature that nobody of Legal has
 * reviewed, or where the post is closed
 */
export async function advanceLetter(tx: Executor, actor: Actor, letter: LetterRow): Promise<void> {
  const reviewers = await reviewersOf(tx, letter.id);
  const reviewer = turnOf(reviewers);
  if (!reviewer) await assertPassedLegal(tx, letter, reviewers);
  const next = reviewer
    ? ({
        kind: await reviewKind(tx, letter, reviewer.positionId),
        state: 'review',
        positionId: reviewer.positionId,
        userId: reviewer.officialId,
      } as const)
    : ({
        kind: 'sign',
        state: 'signing',
        positionId: letter.senderPositionId,
        userId: letter.senderUserId,
      } as const);
  const { positionId, userId } = next;
  if (!positionId || !userId)
    throw conflict(say({ id: 'Naskah ini belum memiliki pengirim.', en: 'This letter has no sender yet.' }));
  const stays =
    letter.state === next.state &&
    letter.holderPositionId === positionId &&
    (await isWith(tx, letter.id, userId));
  const onlyUserId = workerAt(letter, positionId, userId);
  await moveTo(tx, actor, letter, { ...next, positionId, onlyUserId }, stays);
}

async function assertPassedLegal(
  tx: Executor,
  { scriptSubTypeId }: LetterRow,
  reviewers: readonly { positionId: string; status: string | null }[],
): Promise<void> {
  const posts = reviewers.filter(({ status }) => status === 'approved').map(({ positionId }) => positionId);
  if (Object.keys(await legalFaults(tx, scriptSubTypeId, posts)).length > 0)
    throw conflict(
      say({
        id: 'Naskah kontrak ini belum diperiksa Legal. Penyusun perlu menambahkan pemeriksa dari Legal.',
        en: 'Legal has not reviewed this contract. Its drafter needs to add a reviewer from Legal.',
      }),
    );
}

/** Waits it for this person already, or for the post as a whole? */
async function isWith(tx: Executor, letterId: string, userId: string): Promise<boolean> {
  const open = and(
    eq(tasks.letterId, letterId),
    isNull(tasks.doneAt),
    or(isNull(tasks.onlyUserId), eq(tasks.onlyUserId, userId)),
  );
  return (await tx.$count(tasks, open)) > 0;
}

/** Moves a returned or recalled letter back to its owner, who continues from there. */
export async function returnToDrafter(tx: Executor, actor: Actor, letter: LetterRow): Promise<void> {
  const { positionId } = letter;
  const onlyUserId = isForNamedOnly(letter) ? drafterOf(letter) : letter.onlyUserId;
  await moveTo(tx, actor, letter, { kind: 'revision', state: 'revision', positionId, onlyUserId }, false);
}

/** The draft's last editor: a secretary who may not open its class may have created it. */
const drafterOf = ({ userId, editedByUserId }: LetterRow): string => editedByUserId ?? userId;

/** Restricts the task on a returned letter to its drafter while it is Sangat Rahasia, and only then. */
export async function nameRevision(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  rank: number,
): Promise<void> {
  const { id: letterId } = letter;
  const onlyUserId = isForNamedOnly({ securityRank: rank }) ? actor.userId : letter.onlyUserId;
  await tx
    .update(tasks)
    .set({ onlyUserId })
    .where(and(eq(tasks.letterId, letterId), eq(tasks.kind, 'revision'), isNull(tasks.doneAt)));
}

/** Ends all work that waits on a letter. */
export async function endTasks(tx: Executor, letterId: string, at: Date): Promise<void> {
  await tx
    .update(tasks)
    .set({ doneAt: at })
    .where(and(eq(tasks.letterId, letterId), isNull(tasks.doneAt)));
}

type Next = {
  kind: 'review' | 'legal' | 'sign' | 'revision';
  state: 'review' | 'signing' | 'revision';
  positionId: string;
  /** The only user of the task, where it is not the post's. */
  onlyUserId: SQL<string | null> | string | null;
};

async function moveTo(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  next: Next,
  stays: boolean,
): Promise<void> {
  const at = new Date();
  const version = sql`${letters.version} + 1`;
  if (stays) {
    await tx.update(letters).set({ version, updatedAt: at }).where(eq(letters.id, letter.id));
    return;
  }
  // A letter comes back to its drafter's post in any case.
  await (next.kind === 'revision' ? lockPosts : lockOpenPosts)(tx, [next.positionId]);
  await endTasks(tx, letter.id, at);
  await tx
    .update(letters)
    .set({ version, updatedAt: at, state: next.state, holderPositionId: next.positionId, holderSince: at })
    .where(eq(letters.id, letter.id));
  const taskId = newId();
  const [given] = await tx
    .insert(tasks)
    .values({
      id: taskId,
      letterId: letter.id,
      kind: next.kind,
      positionId: next.positionId,
      fromUserId: actor.userId,
      fromPositionId: actor.positionId,
      createdAt: at,
      dueAt: targetAt(at, letter.urgency),
      onlyUserId: next.onlyUserId,
    })
    .returning({ positionId: tasks.positionId, onlyUserId: tasks.onlyUserId });
  const desk = given ?? { positionId: next.positionId, onlyUserId: null };
  await notifyPosts(tx, actor, letter, [desk], notices[next.kind]);
  await notifyIfVacant(tx, letter, desk);
  await emitEvent(tx, events[next.kind], {
    letterId: letter.id,
    positionIds: [next.positionId],
    turn: taskId,
    urgency: letter.urgency,
    byUserId: actor.userId,
  });
}

const events = {
  review: 'pemeriksaan.giliran',
  legal: 'pemeriksaan.giliran',
  sign: 'naskah.siap_ttd',
  revision: 'naskah.dikembalikan',
} as const;

type Waiting = { positionId: string; onlyUserId: string | null };

/**
 * Notifies the drafter of work at a vacant post, or of Sangat Rahasia whose person left it; otherwise it waits
 * unnoticed. If the drafter left, sender and reviewers are notified.
 */
export async function notifyIfVacant(
  tx: Executor,
  letter: LetterRow,
  { positionId, onlyUserId }: Waiting,
): Promise<void> {
  const isDrafter = positionId === letter.positionId;
  if ((isDrafter && onlyUserId === null) || (await holderNow(tx, positionId, onlyUserId))) return;
  if (!isDrafter) {
    const notice = { ...vacant, title: onlyUserId ? nobodyNamed : vacant.title };
    await notifyPosts(tx, null, letter, [letter.positionId], notice);
    return;
  }
  const others = (await reviewersOf(tx, letter.id)).map((reviewer) => reviewer.positionId);
  if (letter.senderPositionId) others.push(letter.senderPositionId);
  await notifyPosts(tx, null, letter, others, { ...vacant, title: withoutDrafter });
}

const vacant = {
  kind: 'persetujuan.pengingat',
  title: { id: 'Naskah menunggu jabatan yang kosong', en: 'A letter is waiting for a post nobody holds' },
  scope: 'baca',
  page: '/naskah-dinas/outbox',
  tabName: 'outbox',
} as const;
const nobodyNamed = {
  id: 'Naskah menunggu orang yang tidak lagi memangku jabatannya: pilih orang lain',
  en: 'A letter is waiting for somebody who no longer holds the post: choose another',
};
const withoutDrafter = {
  id: 'Naskah berhenti: penyusunnya tidak lagi memangku jabatannya',
  en: 'A letter has stopped: its drafter no longer holds the post',
};

const notices = {
  review: {
    kind: 'persetujuan.giliran',
    title: noticeTitles.awaitsInitial,
    scope: 'periksa',
    page: '/naskah-dinas/tugas/review',
    tabName: 'review',
  },
  legal: {
    kind: 'persetujuan.giliran',
    title: {
      id: 'Naskah kontrak menunggu pemeriksaan Legal',
      en: 'A contract letter is waiting for legal review',
    },
    scope: 'periksa',
    page: '/naskah-dinas/tugas/legal',
    tabName: 'legal',
  },
  sign: {
    kind: 'persetujuan.giliran',
    title: noticeTitles.awaitsSignature,
    scope: 'tandatangan',
    page: '/naskah-dinas/tugas/sign',
    tabName: 'sign',
  },
  revision: {
    kind: 'persetujuan.revisi',
    title: noticeTitles.returned,
    scope: 'baca',
    page: '/naskah-dinas/tugas/revision',
    tabName: 'revision',
  },
} as const;
