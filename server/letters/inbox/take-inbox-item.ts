import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { MailboxCalls } from '../../../domain/calls/letters/mailbox.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { doerOf } from '../dispositions/read-state.ts';
import { recordStep } from '../flow/history.ts';
import { notifyPosts } from '../flow/notify.ts';
import { inboxItems } from '../lists/tables.ts';
import { lockLetter } from '../reading/find-letter.ts';
import { mayHandle } from '../rules/rights.ts';
import { findInboxItem } from './find-inbox-item.ts';

// The taker of a shared post's letter owns it; its other holders see who has it (DOMAIN 6).

/**
 * POST /letter/api/Inbox/{id}/take: makes what came to the post as a whole the actor's own.
 * @throws Refusal 404 unseen; 403 a delegate without the scope "disposisi"; 409 taken already, naming who has it, or
 * not offered
 */
export async function takeInboxItem({ db }: Deps, actor: Actor, id: string): Promise<void> {
  const item = await findInboxItem(db, actor, id);
  if (!mayHandle(actor)) throw forbidden();
  assertNotTaken(item);
  if (!item.offered || item.offered.isMine) throw isYours();
  await db.transaction(async (tx) => {
    await lockLetter(tx, item.letterId);
    await takeIfOffered(tx, actor, item);
  });
}

/**
 * Hands it back to all holders of the post, with a note.
 * @throws Refusal as takeInboxItem; 409 for what the actor has not taken, or has closed; 422 no note
 */
export async function handBackInboxItem(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<MailboxCalls['handBack']>,
): Promise<void> {
  const item = await findInboxItem(db, actor, id);
  if (!mayHandle(actor)) throw forbidden();
  assertNotTaken(item);
  if (!item.offered?.isMine) throw notTaken();
  if (!item.isOpen) throw isClosed();
  const { note } = body();
  await db.transaction(async (tx) => {
    const letter = await lockLetter(tx, item.letterId);
    const given = await tx
      .update(inboxItems)
      .set({ onlyUserId: null })
      .where(and(mine(actor, id), eq(inboxItems.isOpen, true)))
      .returning({ positionId: inboxItems.positionId });
    const [desk] = given;
    if (!desk) throw notTaken();
    await recordStep(tx, actor, item.letterId, 'inbox-handed-back', { note });
    await recordAudit(tx, {
      actor,
      action: 'hand-back',
      resource: 'inbox-item',
      recordId: id,
      after: { note },
    });
    await notifyPosts(tx, actor, letter, [{ ...desk, onlyUserId: null }], { ...handedBack, more: note });
  });
}

/** @throws Refusal 409 for what a colleague has taken, naming them */
export function assertNotTaken({ offered }: InboxItem): void {
  if (offered?.takenBy && !offered.isMine) throw takenBy(offered.takenBy);
}

/**
 * What is offered becomes the own of who acts on it. The letter must be locked.
 * @throws Refusal 409 once a colleague has taken it, or where the actor has the letter by name
 */
export async function takeIfOffered(tx: Executor, actor: Actor, item: InboxItem): Promise<void> {
  if (!item.offered || item.offered.isMine) return;
  const { rows } = await tx.execute(sql`select 1 from inbox_item own where own.letter_id = ${item.letterId}
    and own.position_id = ${actor.positionId} and own.only_user_id = ${doerOf(actor)} and own.id <> ${item.id}`);
  if (rows.length > 0) throw hasOwn();
  const taken = await tx
    .update(inboxItems)
    .set({
      onlyUserId: doerOf(actor),
      readAt: sql`coalesce(${inboxItems.readAt}, now())`,
      readBy: sql`array_append(array_remove(${inboxItems.readBy}, ${doerOf(actor)}::uuid), ${doerOf(actor)}::uuid)`,
    })
    .where(and(eq(inboxItems.id, item.id), eq(inboxItems.isOffered, true), isNull(inboxItems.onlyUserId)))
    .returning({ id: inboxItems.id });
  if (taken.length === 0) {
    assertNotTaken(await findInboxItem(tx, actor, item.id));
    return;
  }
  await recordStep(tx, actor, item.letterId, 'inbox-taken', { note: actor.positionName });
  await recordAudit(tx, { actor, action: 'take', resource: 'inbox-item', recordId: item.id });
}

const mine = (actor: Actor, id: string) =>
  and(eq(inboxItems.id, id), eq(inboxItems.isOffered, true), eq(inboxItems.onlyUserId, doerOf(actor)));

const takenBy = (name: string) =>
  conflict(translate({ id: `Naskah ini sudah diambil ${name}.`, en: `${name} has taken this letter.` }));
const isYours = () =>
  conflict(translate({ id: 'Naskah ini sudah milik Anda.', en: 'This letter is yours already.' }));
const hasOwn = () =>
  conflict(
    translate({
      id: 'Naskah ini juga ditujukan kepada Anda sendiri. Biarkan rekan Anda yang mengambilnya.',
      en: 'This letter came to you by name too. Let a colleague take this one.',
    }),
  );
const notTaken = () =>
  conflict(
    translate({
      id: 'Hanya yang Anda ambil dari jabatan bersama yang dapat dikembalikan.',
      en: 'Only what you took from a shared post can be handed back.',
    }),
  );
const isClosed = () =>
  conflict(
    translate({
      id: 'Naskah ini sudah diselesaikan. Buka kembali sebelum mengembalikannya.',
      en: 'This letter is closed. Reopen it before handing it back.',
    }),
  );

const handedBack = {
  kind: 'naskah.masuk',
  title: { id: 'Naskah dikembalikan kepada jabatan', en: 'Letter handed back to the post' },
  scope: 'baca',
  secretaries: true,
  page: '/naskah-dinas/inbox',
  tabName: 'inbox',
} as const;
