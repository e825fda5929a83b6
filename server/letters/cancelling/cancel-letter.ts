import { eq } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { FlowCalls } from '../../../domain/calls/letters/flow.ts';
import { allows, isPartlySigned } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { forbidden } from '../../http/index.ts';
import { withdrawMails } from '../../mail/index.ts';
import { letterDispatches } from '../dispatch/tables.ts';
import { closeWithLetter } from '../dispositions/close-with-item.ts';
import { endTasks } from '../flow/end-tasks.ts';
import { recordStep } from '../flow/history.ts';
import { moveLetter } from '../flow/move-letter.ts';
import { notifyPosts } from '../flow/notify.ts';
import type { Desk } from '../flow/people-of-posts.ts';
import { inboxItems } from '../lists/tables.ts';
import { cosignersOf, findLetter, lockLetter } from '../reading/find-letter.ts';
import { assertInForce } from '../rules/assert-in-force.ts';
import { nextCosigner } from '../rules/inside.ts';
import { isOnDesk } from '../rules/own-desk.ts';
import { mayCancel } from '../rules/rights.ts';
import { type LetterRow, letterNumbers } from '../tables.ts';

/**
 * POST /letter/api/Letter/{id}/cancel: for good (DOMAIN 5). The number stays taken, the document stored; tasks and
 * unsent mails end.
 * @throws Refusal 404 unseen; 403 neither the sender's post nor the registrar, a secretary or a delegate without
 * signing for a letter of the sender's; 409 not sent, or cancelled before; 422 without a reason
 */
export async function cancelLetter(
  { db }: Deps,
  actor: Actor,
  id: string,
  body: ReadBody<FlowCalls['cancel']>,
): Promise<void> {
  const letter = await findLetter(db, actor, id);
  await assertCancellable(db, actor, letter);
  const { reason } = body();
  await db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    await assertCancellable(tx, actor, now);
    const at = new Date();
    const state = await moveLetter(tx, now, 'cancelled', { updatedAt: at });
    await tx
      .update(letterNumbers)
      .set({ cancelledAt: at, cancelReason: reason, cancelledByUserId: actor.userId })
      .where(eq(letterNumbers.letterId, letter.id));
    await closeWithLetter(tx, actor, now, { reason, at });
    await endTasks(tx, now, at);
    await withdrawMails(tx, await mailsOf(tx, letter.id));
    await recordStep(tx, actor, letter.id, 'cancelled', { note: reason, at });
    await recordAudit(tx, {
      actor,
      action: 'cancel',
      resource: 'letter',
      recordId: letter.id,
      before: { state: now.state },
      after: { state, number: now.number, reason },
    });
    await notifyPosts(tx, actor, now, await receivers(tx, letter.id), {
      ...toReceivers,
      ...(now.from === 'external' && {
        title: { id: 'Pendaftaran naskah dibatalkan', en: 'Registration of a letter cancelled' },
      }),
    });
    if (!isOnDesk(actor, now))
      await notifyPosts(tx, actor, now, [now], isPartlySigned(now.state) ? toSigners : toDrafter);
    if (isPartlySigned(now.state)) await notifyPosts(tx, actor, now, await signers(tx, now), toSigners);
  });
}

/** The right first, the state second. */
async function assertCancellable(executor: Executor, actor: Actor, letter: LetterRow): Promise<void> {
  if (!mayCancel(actor, letter, await cosignersOf(executor, letter.id))) throw forbidden();
  if (!allows(letter.state, 'cancelled')) assertInForce(letter);
}

function receivers(tx: Executor, letterId: string): Promise<Desk[]> {
  return tx
    .select({ positionId: inboxItems.positionId, onlyUserId: inboxItems.onlyUserId })
    .from(inboxItems)
    .where(eq(inboxItems.letterId, letterId));
}

/** Who has signed it, and who has been asked to. */
async function signers(tx: Executor, letter: LetterRow): Promise<string[]> {
  const others = await cosignersOf(tx, letter.id);
  const next = nextCosigner(others);
  const posts = others.filter((one) => one.signedAt || one === next).map(({ positionId }) => positionId);
  return [...(letter.senderPositionId ? [letter.senderPositionId] : []), ...posts];
}

async function mailsOf(tx: Executor, letterId: string): Promise<string[]> {
  const dispatches = await tx
    .select({ mailIds: letterDispatches.mailIds })
    .from(letterDispatches)
    .where(eq(letterDispatches.letterId, letterId));
  return dispatches.flatMap(({ mailIds }) => mailIds);
}

const notice = {
  kind: 'naskah.perkembangan',
  title: { id: 'Naskah dibatalkan oleh penanda tangannya', en: 'Letter cancelled by its sender' },
  scope: 'baca',
} as const;
const toSigners = {
  ...notice,
  title: {
    id: 'Naskah dibatalkan sebelum semua menandatangani',
    en: 'Letter cancelled before all had signed',
  },
  page: '/naskah-dinas/outbox',
  tabName: 'outbox',
} as const;
const toReceivers = { ...notice, secretaries: true, page: '/naskah-dinas/inbox', tabName: 'inbox' } as const;
const toDrafter = { ...notice, page: '/naskah-dinas/outbox', tabName: 'outbox' } as const;
