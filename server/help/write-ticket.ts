import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { ReplyBody, TicketBody, TicketDetail } from '../../domain/calls/help.ts';
import { ticketLimits } from '../../domain/help/index.ts';
import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Executor } from '../db/executor.ts';
import type { Deps } from '../deps.ts';
import { conflict, Refusal } from '../http/index.ts';
import { findTicket, isHelpdesk, lockOwner, lockTicket } from './find-ticket.ts';
import { helpdeskOf, notifyOfTicket } from './notify.ts';
import { readTicket } from './read-ticket.ts';
import { attachScreenshot, checkScreenshot } from './screenshot.ts';
import { helpMessages, helpTickets } from './tables.ts';

export const auditName = 'help.ticket';

/**
 * POST /help/api/Ticket: creates a ticket and notifies the helpdesk. Idempotent by id.
 * @throws Refusal 422 naming the fields; 409 for an id that is taken; 429 after too many within an hour
 */
export async function createTicket(deps: Deps, actor: Actor, sent: TicketBody): Promise<TicketDetail> {
  const { description, screenshot, ...ticket } = sent;
  const { db } = deps;
  const [known] = await db
    .select({ userId: helpTickets.userId })
    .from(helpTickets)
    .where(eq(helpTickets.id, ticket.id));
  if (known?.userId === actor.userId) return readTicket(db, actor, ticket.id);
  if (known) throw conflict(translate({ id: 'Tiket ini sudah ada.', en: 'This ticket already exists.' }));
  const picture = checkScreenshot(deps, screenshot);
  await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    await refuseTooMany(tx, actor, 'tickets');
    const [made] = await tx
      .insert(helpTickets)
      .values({
        ...ticket,
        userId: actor.userId,
        positionName: actor.ownPositionName,
        unitName: actor.unitName,
      })
      .onConflictDoNothing()
      .returning();
    // The same call twice at once: the other one made it.
    if (!made) return;
    await tx.insert(helpMessages).values({
      id: made.id,
      ticketId: made.id,
      userId: actor.userId,
      side: 'person',
      text: description,
    });
    await attachScreenshot(deps, tx, made.id, picture);
    await recordAudit(tx, {
      actor,
      action: 'create',
      resource: auditName,
      recordId: made.id,
      after: { subject: made.subject, kind: made.kind },
    });
    const userIds = await helpdeskOf(tx, made, actor.userId);
    await notifyOfTicket(tx, made, {
      title: { id: 'Tiket baru di helpdesk', en: 'New helpdesk ticket' },
      userIds,
    });
  });
  return readTicket(db, actor, ticket.id);
}

/**
 * POST /help/api/Ticket/{id}/reply: a helpdesk reply answers it, a user's returns it to the helpdesk.
 * @throws Refusal 404 for a foreign ticket; 409 on a closed one; 422 naming the fields; 429 after too many
 */
export async function replyToTicket(
  deps: Deps,
  actor: Actor,
  id: string,
  body: () => ReplyBody,
): Promise<TicketDetail> {
  const { db } = deps;
  const seen = await findTicket(db, actor, id);
  if (seen.state === 'closed') throw closed();
  const { screenshot, ...reply } = body();
  const picture = checkScreenshot(deps, screenshot);
  await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    await refuseTooMany(tx, actor, 'replies');
    const ticket = await lockTicket(tx, actor, id);
    if (ticket.state === 'closed') throw closed();
    const helps = isHelpdesk(actor) && ticket.userId !== actor.userId;
    const [made] = await tx
      .insert(helpMessages)
      .values({
        ...reply,
        ticketId: ticket.id,
        userId: actor.userId,
        side: helps ? 'helpdesk' : 'person',
      })
      .onConflictDoNothing()
      .returning();
    if (!made) {
      // A repeated reply already exists; another user's id must not be revealed.
      const [own] = await tx
        .select({ id: helpMessages.id })
        .from(helpMessages)
        .where(
          and(
            eq(helpMessages.id, reply.id),
            eq(helpMessages.ticketId, ticket.id),
            eq(helpMessages.userId, actor.userId),
          ),
        );
      if (own) return;
      throw conflict(
        translate({
          id: 'Balasan ini tidak dapat disimpan. Muat ulang halaman, lalu kirim lagi.',
          en: 'This reply cannot be stored. Reload the page, then send it again.',
        }),
      );
    }
    await attachScreenshot(deps, tx, made.id, picture);
    const state = helps ? 'answered' : ticket.assigneeId ? 'working' : 'new';
    await tx.update(helpTickets).set({ state, updatedAt: new Date() }).where(eq(helpTickets.id, ticket.id));
    await recordAudit(tx, {
      actor,
      action: 'reply',
      resource: auditName,
      recordId: ticket.id,
      after: { state },
    });
    await notifyOfTicket(
      tx,
      ticket,
      helps
        ? {
            title: { id: 'Helpdesk menjawab tiket Anda', en: 'The helpdesk answered your ticket' },
            userIds: [ticket.userId],
          }
        : {
            title: { id: 'Balasan pada tiket', en: 'Reply to a ticket' },
            userIds: await helpdeskOf(tx, ticket, actor.userId),
          },
    );
  });
  return readTicket(db, actor, id);
}

const closed = () =>
  conflict(
    translate({
      id: 'Tiket ini sudah selesai. Buka kembali untuk membalas.',
      en: 'This ticket is closed. Reopen it to reply.',
    }),
  );

/** Counts stored rows, so that all servers and all sessions of the user count together. */
async function refuseTooMany(tx: Executor, actor: Actor, what: 'tickets' | 'replies'): Promise<void> {
  const since = sql`now() - interval '1 hour'`;
  const [found] =
    what === 'tickets'
      ? await tx
          .select({ count: count() })
          .from(helpTickets)
          .where(and(eq(helpTickets.userId, actor.userId), gt(helpTickets.createdAt, since)))
      : await tx
          .select({ count: count() })
          .from(helpMessages)
          .where(and(eq(helpMessages.userId, actor.userId), gt(helpMessages.createdAt, since)));
  const most = what === 'tickets' ? ticketLimits.newInAnHour : ticketLimits.repliesInAnHour;
  if ((found?.count ?? 0) >= most)
    throw new Refusal(
      429,
      what === 'tickets'
        ? translate({
            id: 'Terlalu banyak tiket dalam satu jam. Coba lagi nanti, atau balas tiket yang ada.',
            en: 'Too many tickets in one hour. Try again later, or reply to one you have.',
          })
        : translate({
            id: 'Terlalu banyak balasan dalam satu jam. Coba lagi nanti.',
            en: 'Too many replies in one hour. Try again later.',
          }),
    );
}
