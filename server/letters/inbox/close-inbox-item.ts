import { and, eq } from 'drizzle-orm';
import type { Closing } from '../../../domain/calls/letters/dispositions.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { closeWithItem, closingOf } from '../dispositions/close-with-item.ts';
import { recordStep } from '../flow/history.ts';
import { inboxItems } from '../lists/tables.ts';
import { lockLetter } from '../reading/find-letter.ts';
import { mayHandle } from '../rules/rights.ts';
import { findInboxItem } from './find-inbox-item.ts';
import { settleOpened } from './read-inbox-item.ts';
import { assertNotTaken, takeIfOffered } from './take-inbox-item.ts';

/**
 * Closes explicitly and undoably (SPEC B1.5); open dispositions only when
 * forced with a reason, which closes them (DOMAIN 7).
 * @throws Refusal 404 unseen; 403 a delegate without the scope "disposisi"; 409 closed already, taken by a
 * colleague, or with open dispositions and not forced; 422 forced without a reason
 */
export async function closeInboxItem(
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => Closing,
): Promise<void> {
  await turn(deps, actor, id, false, body);
}

/** Opens a closed inbox item again. @throws as closeInboxItem, 409 when it is open */
export const reopenInboxItem = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  turn(deps, actor, id, true);

async function turn(
  { db }: Deps,
  actor: Actor,
  id: string,
  isOpen: boolean,
  body?: () => Closing,
): Promise<void> {
  const item = await findInboxItem(db, actor, id);
  if (!mayHandle(actor)) throw forbidden();
  assertNotTaken(item);
  const tooLate = () =>
    conflict(
      isOpen
        ? translate({ id: 'Naskah ini sudah terbuka.', en: 'This letter is already open.' })
        : translate({ id: 'Naskah ini sudah diselesaikan.', en: 'This letter is already closed.' }),
    );
  if (item.isOpen === isOpen) throw tooLate();
  const closing = closingOf(body?.() ?? { force: false });
  await db.transaction(async (tx) => {
    // Locked, since a disposition may be given at this very moment.
    const letter = await lockLetter(tx, item.letterId);
    await takeIfOffered(tx, actor, item);
    const turned = await tx
      .update(inboxItems)
      .set({ isOpen, closedAt: isOpen ? null : new Date() })
      .where(and(eq(inboxItems.id, id), eq(inboxItems.isOpen, !isOpen)))
      .returning({ id: inboxItems.id });
    if (turned.length === 0) throw tooLate();
    if (!isOpen) {
      await closeWithItem(tx, actor, letter, id, closing);
      await settleOpened(tx, actor, item.letterId);
    }
    await recordStep(tx, actor, item.letterId, isOpen ? 'reopened' : 'closed');
    await recordAudit(tx, {
      actor,
      action: isOpen ? 'reopen' : 'close',
      resource: 'inbox-item',
      recordId: id,
      before: { isOpen: !isOpen },
      after: { isOpen, ...(closing.reason && { reason: closing.reason }) },
    });
  });
}
