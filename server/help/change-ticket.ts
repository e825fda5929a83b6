import { eq } from 'drizzle-orm';
import type { Assignment, TicketDetail } from '../../domain/calls/help.ts';
import type { TicketEvent, TicketState } from '../../domain/help/index.ts';
import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { conflict, forbidden, invalid } from '../http/index.ts';
import { findTicket, isHelpdesk, lockTicket, type TicketRow } from './find-ticket.ts';
import { helpdeskPeople } from './helpdesk-people.ts';
import { helpdeskOf, notifyOfTicket } from './notify.ts';
import { readTicket } from './read-ticket.ts';
import { helpMessages, helpTickets } from './tables.ts';
import { auditName } from './write-ticket.ts';

/**
 * POST /help/api/Ticket/{id}/close and /reopen, by either side; notifies the other.
 * @throws Refusal 404 for a foreign ticket; 409 when already in that state
 */
export async function settleTicket(
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => unknown,
  verb: 'close' | 'reopen',
): Promise<TicketDetail> {
  const { db } = deps;
  assertOpen(await findTicket(db, actor, id), verb === 'close');
  body();
  await db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, actor, id);
    assertOpen(ticket, verb === 'close');
    const state = verb === 'close' ? 'closed' : ticket.assigneeId ? 'working' : 'new';
    await change(tx, actor, ticket, { state }, { event: verb, text: '' });
    const helps = ticket.userId !== actor.userId;
    await notifyOfTicket(tx, ticket, {
      title:
        verb === 'close'
          ? { id: 'Tiket selesai', en: 'Ticket closed' }
          : { id: 'Tiket dibuka kembali', en: 'Ticket reopened' },
      userIds: helps ? [ticket.userId] : await helpdeskOf(tx, ticket, actor.userId),
    });
  });
  return readTicket(db, actor, id);
}

/**
 * POST /help/api/Ticket/{id}/assign {userId}: assigns a helpdesk user; null for none.
 * @throws Refusal 404 for a foreign ticket; 403 outside the helpdesk; 409 on a closed one; 422 for a user outside
 * the helpdesk
 */
export async function assignTicket(
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => Assignment,
): Promise<TicketDetail> {
  const { db } = deps;
  const seen = await findTicket(db, actor, id);
  if (!isHelpdesk(actor)) throw forbidden();
  assertOpen(seen, true);
  const { userId } = body();
  const person = (await helpdeskPeople(db)).find((one) => one.id === userId);
  if (userId && !person)
    throw invalid({
      userId: [translate({ id: 'Pilih orang dari helpdesk.', en: 'Choose somebody of the helpdesk.' })],
    });
  await db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, actor, id);
    assertOpen(ticket, true);
    if (ticket.assigneeId === userId) return;
    const state = ticket.state === 'answered' ? 'answered' : userId ? 'working' : 'new';
    await change(
      tx,
      actor,
      ticket,
      { state, assigneeId: userId },
      { event: 'assign', text: person?.name ?? '' },
    );
    if (userId && userId !== actor.userId)
      await notifyOfTicket(tx, ticket, {
        title: { id: 'Tiket diserahkan kepada Anda', en: 'Ticket assigned to you' },
        userIds: [userId],
      });
  });
  return readTicket(db, actor, id);
}

/**
 * GET /help/api/Ticket/assignees.
 * @throws Refusal 403 outside the helpdesk
 */
export async function listAssignees({ db }: Deps, actor: Actor) {
  if (!isHelpdesk(actor)) throw forbidden();
  return helpdeskPeople(db);
}

function assertOpen({ state }: TicketRow, isWanted: boolean): void {
  if ((state !== 'closed') !== isWanted)
    throw conflict(
      isWanted
        ? translate({ id: 'Tiket ini sudah selesai.', en: 'This ticket is already closed.' })
        : translate({ id: 'Tiket ini belum selesai.', en: 'This ticket is not closed.' }),
    );
}

async function change(
  tx: Executor,
  actor: Actor,
  ticket: TicketRow,
  values: { state: TicketState; assigneeId?: string | null },
  { event, text }: { event: TicketEvent; text: string },
): Promise<void> {
  await tx
    .update(helpTickets)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(helpTickets.id, ticket.id));
  await tx.insert(helpMessages).values({
    id: newId(),
    ticketId: ticket.id,
    userId: actor.userId,
    side: ticket.userId === actor.userId ? 'person' : 'helpdesk',
    text,
    event,
  });
  await recordAudit(tx, {
    actor,
    action: event,
    resource: auditName,
    recordId: ticket.id,
    before: { state: ticket.state, assigneeId: ticket.assigneeId },
    after: values,
  });
}
