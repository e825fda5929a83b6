import { eq } from 'drizzle-orm';
import type { TicketDetail, TicketEvent, TicketState } from '../../domain/help/index.ts';
import { say } from '../../lib/language.ts';
import { recordAudit } from '../audit/index.ts';
import type { Executor } from '../db/executor.ts';
import { newId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { conflict, forbidden, invalid } from '../http/index.ts';
import type { Who } from '../who.ts';
import { assignment, nothing, read } from './body.ts';
import { findTicket, isHelpdesk, lockTicket, type TicketRow } from './find-ticket.ts';
import { helpdeskPeople } from './helpdesk-people.ts';
import { readTicket } from './read-ticket.ts';
import { helpMessages, helpTickets } from './tables.ts';
import { helpdeskOf, tellOfTicket } from './tell.ts';
import { auditName } from './write-ticket.ts';

/**
 * POST /help/api/Ticket/{id}/close and /reopen, by either side; notifies the other.
 * @throws Refusal 404 for a foreign ticket; 409 when already in that state
 */
export async function settleTicket(
  deps: Deps,
  who: Who,
  id: string,
  body: unknown,
  verb: 'close' | 'reopen',
): Promise<TicketDetail> {
  const { db } = deps;
  assertOpen(await findTicket(db, who, id), verb === 'close');
  read(nothing, body);
  await db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, who, id);
    assertOpen(ticket, verb === 'close');
    const state = verb === 'close' ? 'closed' : ticket.assigneeId ? 'working' : 'new';
    await change(tx, who, ticket, { state }, { event: verb, text: '' });
    const helps = ticket.userId !== who.userId;
    await tellOfTicket(tx, ticket, {
      title:
        verb === 'close'
          ? { id: 'Tiket selesai', en: 'Ticket closed' }
          : { id: 'Tiket dibuka kembali', en: 'Ticket reopened' },
      userIds: helps ? [ticket.userId] : await helpdeskOf(tx, ticket, who.userId),
    });
  });
  return readTicket(db, who, id);
}

/**
 * POST /help/api/Ticket/{id}/assign {userId}: assigns a helpdesk user; null for none.
 * @throws Refusal 404 for a foreign ticket; 403 outside the helpdesk; 409 on a closed one; 422 for a user outside
 * the helpdesk
 */
export async function assignTicket(deps: Deps, who: Who, id: string, body: unknown): Promise<TicketDetail> {
  const { db } = deps;
  const seen = await findTicket(db, who, id);
  if (!isHelpdesk(who)) throw forbidden();
  assertOpen(seen, true);
  const { userId } = read(assignment, body);
  const person = (await helpdeskPeople(db)).find((one) => one.id === userId);
  if (userId && !person)
    throw invalid({
      userId: [say({ id: 'Pilih orang dari helpdesk.', en: 'Choose somebody of the helpdesk.' })],
    });
  await db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, who, id);
    assertOpen(ticket, true);
    if (ticket.assigneeId === userId) return;
    const state = ticket.state === 'answered' ? 'answered' : userId ? 'working' : 'new';
    await change(
      tx,
      who,
      ticket,
      { state, assigneeId: userId },
      { event: 'assign', text: person?.name ?? '' },
    );
    if (userId && userId !== who.userId)
      await tellOfTicket(tx, ticket, {
        title: { id: 'Tiket diserahkan kepada Anda', en: 'Ticket assigned to you' },
        userIds: [userId],
      });
  });
  return readTicket(db, who, id);
}

/**
 * GET /help/api/Ticket/assignees.
 * @throws Refusal 403 outside the helpdesk
 */
export async function listAssignees({ db }: Deps, who: Who) {
  if (!isHelpdesk(who)) throw forbidden();
  return helpdeskPeople(db);
}

function assertOpen({ state }: TicketRow, isWanted: boolean): void {
  if ((state !== 'closed') !== isWanted)
    throw conflict(
      isWanted
        ? say({ id: 'Tiket ini sudah selesai.', en: 'This ticket is already closed.' })
        : say({ id: 'Tiket ini belum selesai.', en: 'This ticket is not closed.' }),
    );
}

async function change(
  tx: Executor,
  who: Who,
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
    userId: who.userId,
    side: ticket.userId === who.userId ? 'person' : 'helpdesk',
    text,
    event,
  });
  await recordAudit(tx, {
    who,
    action: event,
    resource: auditName,
    recordId: ticket.id,
    before: { state: ticket.state, assigneeId: ticket.assigneeId },
    after: values,
  });
}
