import { and, eq, inArray, isNull, notInArray, type SQL } from 'drizzle-orm';
import {
  draftersTasks,
  type FlowTask,
  flowTasks,
  type LetterEvent,
  type LetterHolder,
  letterLife,
} from '../../../domain/letters/letter-life.ts';
import { targetAt } from '../../../domain/letters/target-time.ts';
import { translate } from '../../../lib/language.ts';
import type { ActedBy, Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { conflict } from '../../http/index.ts';
import { noticeTitles } from '../../notifications/index.ts';
import { emitEvent, type TriggerEvent } from '../../triggers/index.ts';
import { contractKind, legalFaults, reviewKind } from '../contract/legal-review.ts';
import { tasks } from '../lists/tables.ts';
import { cosignersOf, makersOf, reviewersOf } from '../reading/find-letter.ts';
import { nextCosigner } from '../rules/inside.ts';
import { lockOpenPosts, lockPosts } from '../rules/lock-posts.ts';
import { isForNamedOnly } from '../rules/named-only.ts';
import { workerAt } from '../rules/own-desk.ts';
import { turnsOf, undecided } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { endTasks } from './end-tasks.ts';
import { holderNow } from './holder-now.ts';
import { moveLetter, nextState } from './move-letter.ts';
import { type Notice, notifyPosts } from './notify.ts';

/**
 * Moves a letter and its tasks to the next undecided reviewers, the next signer or the drafter (SPEC B1.2).
 * Idempotent: who is asked already keeps the task.
 * @throws Refusal 409 without a sender, or a contract on its way to the signature that nobody of Legal has
 * reviewed, where the post is closed, or where the letter's life refuses the event
 */
export async function advanceLetter(
  tx: Executor,
  actor: ActedBy,
  letter: LetterRow,
  event: LetterEvent,
): Promise<void> {
  const reviewers = await reviewersOf(tx, letter.id);
  const cosigners = await cosignersOf(tx, letter.id);
  const left = (event === 'signed' ? cosigners.filter(({ signedAt }) => !signedAt) : undecided(reviewers))
    .length;
  const state = nextState(letter, event, left);
  const { holder, taskKind } = letterLife[state];
  if (!holder || !taskKind) throw new Error(`The event ${event} leaves nobody to act`);
  const asked = await desks[holder](tx, letter, reviewers, cosigners);
  const open = letter.state === state ? await openTasks(tx, letter.id) : [];
  const isWith = (desk: Desk) => open.find((task) => isOf(task, desk));
  const fresh = asked.filter((desk) => !isWith(desk));
  const at = new Date();
  const [first] = asked as [Desk, ...Desk[]];
  // A letter comes back to its drafter's post in any case.
  if (fresh.length > 0)
    await (holder === 'drafter' ? lockPosts : lockOpenPosts)(
      tx,
      fresh.map(({ positionId }) => positionId),
    );
  const kept = open.filter((task) => asked.some((desk) => isOf(task, desk)));
  const others = notInArray(
    tasks.id,
    kept.map(({ id }) => id),
  );
  await endTasks(tx, letter, at, others);
  const since = isWith(first)?.createdAt ?? at;
  const held = { updatedAt: at, holderPositionId: first.positionId, holderSince: since };
  await moveLetter(tx, letter, event, held, left);
  for (const { positionId, onlyUserId } of fresh) {
    const kind = taskKind === 'review' ? await reviewKind(tx, letter, positionId) : taskKind;
    await giveTask(tx, actor, letter, { kind, positionId, onlyUserId, at });
  }
}

type Reviewer = Awaited<ReturnType<typeof reviewersOf>>[number];
type Cosigner = Awaited<ReturnType<typeof cosignersOf>>[number];
type Desk = {
  positionId: string;
  userId: string;
  /** The only user of the task, where it is not the post's. */
  onlyUserId: SQL<string | null> | string | null;
};

/** The desk of each holder. */
const desks: Record<
  LetterHolder,
  (
    tx: Executor,
    letter: LetterRow,
    reviewers: readonly Reviewer[],
    cosigners: readonly Cosigner[],
  ) => Desk[] | Promise<Desk[]>
> = {
  reviewer: (_tx, letter, reviewers) =>
    turnsOf(reviewers).map(({ positionId, officialId }) => deskOf(letter, positionId, officialId)),
  signer: async (tx, letter, reviewers) => {
    await assertPassedLegal(tx, letter, reviewers);
    return [deskOf(letter, letter.senderPositionId, letter.senderUserId)];
  },
  cosigner: (_tx, letter, _reviewers, cosigners) => {
    const next = nextCosigner(cosigners);
    return [deskOf(letter, next?.positionId, next?.userId)];
  },
  drafter: (_tx, letter) => [
    {
      positionId: letter.positionId,
      userId: drafterOf(letter),
      onlyUserId: isForNamedOnly(letter) ? drafterOf(letter) : letter.onlyUserId,
    },
  ],
};

function deskOf(letter: LetterRow, positionId?: string | null, userId?: string | null): Desk {
  if (!positionId || !userId)
    throw conflict(
      translate({ id: 'Naskah ini belum memiliki penanda tangan.', en: 'This letter has no signer yet.' }),
    );
  return { positionId, userId, onlyUserId: workerAt(letter, positionId, userId) };
}

async function assertPassedLegal(
  tx: Executor,
  { subTypeId }: LetterRow,
  reviewers: readonly { positionId: string; status: string | null }[],
): Promise<void> {
  const posts = reviewers.filter(({ status }) => status === 'approved').map(({ positionId }) => positionId);
  if (Object.keys(await legalFaults(tx, await contractKind(tx, subTypeId), posts)).length > 0)
    throw conflict(
      translate({
        id: 'Naskah kontrak ini belum diperiksa Legal. Penyusun perlu menambahkan pemeriksa dari Legal.',
        en: 'Legal has not reviewed this contract. Its drafter needs to add a reviewer from Legal.',
      }),
    );
}

const openTasks = (tx: Executor, letterId: string) =>
  tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.letterId, letterId), isNull(tasks.doneAt), inArray(tasks.kind, [...flowTasks])));
type Task = Awaited<ReturnType<typeof openTasks>>[number];

/** Waits it for this person already, or for the post as a whole? */
const isOf = (task: Task, { positionId, userId }: Desk): boolean =>
  task.positionId === positionId && (task.onlyUserId === null || task.onlyUserId === userId);

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
    .where(and(eq(tasks.letterId, letterId), inArray(tasks.kind, [...draftersTasks]), isNull(tasks.doneAt)));
}

type Given = Omit<Desk, 'userId'> & { kind: FlowTask; at: Date };

async function giveTask(
  tx: Executor,
  actor: ActedBy,
  letter: LetterRow,
  { kind, positionId, onlyUserId, at }: Given,
): Promise<void> {
  const taskId = newId();
  const [given] = await tx
    .insert(tasks)
    .values({
      id: taskId,
      letterId: letter.id,
      kind,
      positionId,
      fromUserId: actor.userId,
      fromPositionId: actor.positionId,
      createdAt: at,
      dueAt: targetAt(at, letter.urgency),
      onlyUserId,
    })
    .returning({ positionId: tasks.positionId, onlyUserId: tasks.onlyUserId });
  const desk = given ?? { positionId, onlyUserId: null };
  await notifyPosts(tx, actor, letter, [desk], { ...notices[kind], createdAt: at });
  await notifyIfVacant(tx, letter, desk, at);
  await emitEvent(tx, events[kind], {
    letterId: letter.id,
    positionIds: [positionId],
    turn: taskId,
    byUserId: actor.userId,
  });
}

const events: Record<FlowTask, TriggerEvent> = {
  review: 'pemeriksaan.giliran',
  legal: 'pemeriksaan.giliran',
  sign: 'naskah.siap_ttd',
  revision: 'naskah.dikembalikan',
};

type Waiting = { positionId: string; onlyUserId: string | null };

/**
 * Notifies the drafter, else sender and reviewers, of work at a vacant post
 * or named for a leaver: it would wait unnoticed.
 */
export async function notifyIfVacant(
  tx: Executor,
  letter: LetterRow,
  { positionId, onlyUserId }: Waiting,
  createdAt = new Date(),
): Promise<void> {
  const isDrafter = positionId === letter.positionId;
  if ((isDrafter && onlyUserId === null) || (await holderNow(tx, positionId, onlyUserId))) return;
  if (!isDrafter) {
    const notice = { ...vacant, createdAt, title: onlyUserId ? withoutNamedHolder : vacant.title };
    await notifyPosts(tx, null, letter, [letter.positionId], notice);
    return;
  }
  const others = (await makersOf(tx, letter.id)).map((maker) => maker.positionId);
  if (letter.senderPositionId) others.push(letter.senderPositionId);
  await notifyPosts(tx, null, letter, others, { ...vacant, createdAt, title: withoutDrafter });
}

const vacant = {
  kind: 'persetujuan.pengingat',
  title: { id: 'Naskah menunggu jabatan yang kosong', en: 'A letter is waiting for a post nobody holds' },
  scope: 'baca',
  page: '/naskah-dinas/outbox',
  tabName: 'outbox',
} as const;
const withoutNamedHolder = {
  id: 'Naskah menunggu orang yang tidak lagi memangku jabatannya: pilih orang lain',
  en: 'A letter is waiting for somebody who no longer holds the post: choose another',
};
const withoutDrafter = {
  id: 'Naskah berhenti: penyusunnya tidak lagi memangku jabatannya',
  en: 'A letter has stopped: its drafter no longer holds the post',
};

const notices: Record<FlowTask, Notice> = {
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
};
