import { eq } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { DispositionCalls } from '../../../domain/calls/letters/dispositions.ts';
import { recipientName } from '../../../domain/letters/disposition.ts';
import { isDone } from '../../../domain/letters/disposition-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { noticeTitles } from '../../notifications/index.ts';
import { disposed } from '../../triggers/index.ts';
import { recordStep } from '../flow/history.ts';
import { findInboxItem } from '../inbox/find-inbox-item.ts';
import { assertNotTaken, takeIfOffered } from '../inbox/take-inbox-item.ts';
import { inboxItems } from '../lists/tables.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { assertInForce } from '../rules/assert-in-force.ts';
import { isForNamedOnly, onlyThoseNamed } from '../rules/named-only.ts';
import { assertMayOpen } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { checkDisposition, type Receiver, type Wanted } from './check-disposition.ts';
import { type Found, findDisposition, lockDisposition } from './find-disposition.ts';
import { type Given, loadTree, type Tree } from './load-tree.ts';
import { notifyOfDisposition } from './notify.ts';
import { furtherBasis } from './propose-disposition.ts';
import { mayDispose } from './rights.ts';
import { dispositionRecipients, dispositions } from './tables.ts';
import { begin } from './take-disposition.ts';
import { isGiver, isOpen, recipientsOf, undoneOf } from './tree.ts';
import { addGiverTask, addRecipientTasks } from './work.ts';

/**
 * POST /letter/api/Inbox/{id}/disposition: gives a received letter to posts below (SPEC B1.5, B7; DOMAIN 7).
 * Idempotent by id.
 * @returns the disposition's id
 * @throws Refusal 404 unseen; 403 the post, secretary or delegate may not dispose; 409 the item is closed, or
 * somebody has an open disposition of it already; 422 as checkDisposition
 */
export async function disposeInboxItem(
  deps: Deps,
  actor: Actor,
  itemId: string,
  body: ReadBody<DispositionCalls['give']>,
): Promise<string> {
  const { db } = deps;
  const item = await findInboxItem(db, actor, itemId);
  if (!(await mayDispose(db, actor)))
    throw forbidden(
      translate({
        id: 'Jabatan ini tidak dapat mendisposisi naskah.',
        en: 'This post cannot give dispositions.',
      }),
    );
  assertNotTaken(item);
  if (!item.isOpen) throw itemClosed();
  const seen = await findLetter(db, actor, item.letterId);
  assertInForce(seen);
  const wanted = await checkDisposition(
    db,
    actor,
    { urgency: seen.urgency, receivedAt: item.receivedAt, parentDeadline: null },
    body(),
  );
  return db.transaction(async (tx) => {
    const letter = await lockLetter(tx, seen.id);
    const [now] = await tx.select().from(inboxItems).where(eq(inboxItems.id, item.id));
    if (!now?.isOpen) throw itemClosed();
    assertInForce(letter);
    await takeIfOffered(tx, actor, item);
    const tree = await loadTree(tx, letter.id);
    const from = { inboxItemId: item.id, parentId: null };
    return give(tx, actor, letter, tree, from, wanted);
  });
}

/**
 * POST /letter/api/Disposition/{id}/disposition: a recipient disposes further down, which also starts the
 * recipient's own part.
 * @throws Refusal as disposeInboxItem, 403 for an actor who did not receive it, 409 when it is closed or done
 */
export async function disposeFurther(
  deps: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<DispositionCalls['giveFurther']>,
): Promise<string> {
  const { db } = deps;
  const before = await findDisposition(db, actor, id);
  assertMayOpen(actor, '/naskah-dinas/tugas');
  if (!before.mine || !(await mayDispose(db, actor))) throw forbidden();
  assertUnderWay(before);
  const wanted = await checkDisposition(
    db,
    actor,
    { urgency: before.letter.urgency, ...furtherBasis(before) },
    body(),
  );
  return db.transaction(async (tx) => {
    const now = await lockDisposition(tx, actor, before);
    const mine = assertUnderWay(now);
    const at = new Date();
    await begin(tx, actor, { ...now, mine }, 'disposed', { at });
    const from = { inboxItemId: null, parentId: mine.id };
    return give(tx, actor, now.letter, now.tree, from, wanted);
  });
}

const itemClosed = () =>
  conflict(
    translate({
      id: 'Naskah ini sudah diselesaikan. Buka kembali naskahnya untuk mendisposisi.',
      en: 'This letter is closed. Reopen it to give a disposition.',
    }),
  );

function assertUnderWay({ given, mine }: Found) {
  if (!mine) throw forbidden();
  if (!isOpen(given))
    throw conflict(translate({ id: 'Disposisi ini sudah ditutup.', en: 'This disposition is closed.' }));
  if (isDone(mine.state))
    throw conflict(
      translate({
        id: 'Disposisi ini sudah Anda selesaikan.',
        en: 'You have already finished this disposition.',
      }),
    );
  return mine;
}

type From = { inboxItemId: string | null; parentId: string | null };

async function give(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  tree: Tree,
  from: From,
  wanted: Wanted,
): Promise<string> {
  const known = tree.given.find((one) => one.id === wanted.id);
  if (known && isGiver(actor, known)) return assertSame(tree, known, wanted);
  if (isForNamedOnly(letter)) assertNamed(wanted);
  assertNotAgain(tree, from, wanted);
  const id = wanted.id ?? newId();
  const at = new Date();
  const made = await tx
    .insert(dispositions)
    .values({
      id,
      letterId: letter.id,
      ...from,
      fromUserId: actor.userId,
      fromPositionId: actor.positionId,
      onBehalfOfUserId: actor.forUserId,
      instructionIds: wanted.instructionIds,
      note: wanted.note,
      deadline: wanted.deadline,
      deadlineReason: wanted.deadlineReason,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: dispositions.id });
  if (made.length === 0)
    throw conflict(
      translate({
        id: 'Disposisi dengan tanda pengenal ini sudah ada.',
        en: 'There is already a disposition with this id.',
      }),
    );
  await tx.insert(dispositionRecipients).values(
    wanted.receivers.map((one, order) => ({
      ...{ ...one, id: newId(), dispositionId: id, order },
      isOffered: one.userId === null,
    })),
  );
  const about = {
    dispositionId: id,
    deadline: wanted.deadline,
    giver: { positionId: actor.positionId, userId: actor.forUserId ?? actor.userId },
  };
  await addRecipientTasks(tx, letter, about, wanted.receivers, at);
  await addGiverTask(tx, letter, about, wanted.responsible, at);
  await recordStep(tx, actor, letter.id, 'disposed', {
    note: `Kepada ${wanted.names.join(', ')}`,
    at,
    dispositionId: id,
  });
  await recordAudit(tx, {
    actor,
    action: 'dispose',
    resource: 'disposition',
    recordId: id,
    after: { letterId: letter.id, ...from, receivers: wanted.receivers, deadline: wanted.deadline },
  });
  const notice = {
    kind: 'disposisi.masuk',
    title: noticeTitles.disposition,
    dispositionId: id,
    direction: 'in',
  } as const;
  await notifyOfDisposition(tx, letter, wanted.receivers, notice, actor.userId);
  await disposed(tx, {
    letterId: letter.id,
    dispositionId: id,
    positionIds: wanted.receivers.map((one) => one.positionId),
    deadline: wanted.deadline,
    byUserId: actor.userId,
  });
  return id;
}

/**
 * A repeated try whose first answer got lost.
 * @throws Refusal 409 where what was sent first is withdrawn, or asked something else
 */
function assertSame(tree: Tree, known: Given, wanted: Wanted): string {
  const sent = recipientsOf(tree, known.id);
  const keysOf = (people: readonly Pick<Receiver, 'positionId' | 'role'>[]) =>
    people.map((one) => `${one.positionId} ${one.role}`).join();
  const isSame =
    keysOf(sent) === keysOf(wanted.receivers) &&
    wanted.receivers.every(({ userId }, at) => userId === null || userId === sent[at]?.userId) &&
    known.instructionIds.join() === wanted.instructionIds.join() &&
    known.note === wanted.note &&
    known.deadline === wanted.deadline;
  if (known.withdrawnAt)
    throw conflict(translate({ id: 'Disposisi ini sudah ditarik.', en: 'This disposition is withdrawn.' }));
  if (isSame) return known.id;
  const names = sent.map(recipientName).join(', ');
  throw conflict(
    translate({
      id: `Kiriman sebelumnya sudah sampai kepada ${names}, dengan isi yang lain. Buka kembali naskahnya untuk mengubahnya.`,
      en: `What you sent before has reached ${names}, with other content. Open the letter again to change it.`,
    }),
  );
}

/** @throws Refusal 422 for a post as a whole: Sangat Rahasia is for persons (DOMAIN 4) */
function assertNamed({ receivers }: Wanted): void {
  if (receivers.some((one) => one.userId === null)) throw invalid({ receivers: [translate(onlyThoseNamed)] });
}

/** Refuses a second open disposition to a recipient from the same place: it would split the answer. */
function assertNotAgain(tree: Tree, from: From, { receivers }: Wanted): void {
  const waiting = tree.given
    .filter((one) => isOpen(one) && one.inboxItemId === from.inboxItemId && one.parentId === from.parentId)
    .flatMap((one) => undoneOf(tree, one.id));
  const twice = waiting.find((one) => receivers.some((wanted) => isSameDesk(wanted, one)));
  if (twice)
    throw conflict(
      translate({
        id: `${recipientName(twice)} masih memiliki disposisi dari Anda atas naskah ini yang belum selesai.`,
        en: `${recipientName(twice)} still has an unfinished disposition of this letter from you.`,
      }),
    );
}

const isSameDesk = (
  a: { positionId: string; userId: string | null },
  b: { positionId: string; userId: string | null },
): boolean =>
  a.positionId === b.positionId && (a.userId === null || b.userId === null || a.userId === b.userId);
