import { sql } from 'drizzle-orm';
import type { TicketDetail, TicketFile } from '../../domain/calls/help.ts';
import type { TicketEvent } from '../../domain/help/index.ts';
import type { Actor } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { findTicket, isHelpdesk, type TicketRow } from './find-ticket.ts';
import { presentTicket } from './list-tickets.ts';

/**
 * Loads a ticket with its messages and the user's permissions.
 * @throws Refusal 404 for a foreign one
 */
export async function readTicket(executor: Executor, actor: Actor, id: string): Promise<TicketDetail> {
  const ticket = await findTicket(executor, actor, id);
  const [names, messages] = await Promise.all([namesOf(executor, ticket), messagesOf(executor, ticket.id)]);
  return {
    ...presentTicket({ ...ticket, ...names }),
    positionName: ticket.positionName,
    unitName: ticket.unitName,
    page: ticket.page,
    browser: ticket.browser,
    requestId: ticket.requestId,
    messages,
    can: abilities(actor, ticket),
  };
}

function abilities(actor: Actor, { state }: TicketRow): TicketDetail['can'] {
  const isOpen = state !== 'closed';
  return { reply: isOpen, close: isOpen, reopen: !isOpen, assign: isOpen && isHelpdesk(actor) };
}

async function namesOf(executor: Executor, ticket: TicketRow) {
  const { rows } = await executor.execute<{ byName: string; assigneeName: string | null }>(sql`
    select b.person_name as "byName", a.person_name as "assigneeName"
    from "user" b left join "user" a on a.id = ${ticket.assigneeId} where b.id = ${ticket.userId}`);
  return rows[0] ?? { byName: '', assigneeName: null };
}

type Row = {
  id: string;
  userId: string;
  name: string;
  side: string;
  text: string;
  event: TicketEvent | null;
  createdAt: string;
  files: TicketFile[];
};

async function messagesOf(executor: Executor, ticketId: string): Promise<TicketDetail['messages']> {
  const { rows } = await executor.execute<Row>(sql`
    select m.id, m.user_id as "userId", u.person_name as name, m.side, m.text, m.event,
      m.created_at as "createdAt",
      coalesce((select json_agg(json_build_object('id', f.id, 'fileName', f.file_name, 'mimeType', f.mime_type,
        'size', f.size) order by f.id) from help_file f where f.message_id = m.id), '[]') as files
    from help_message m join "user" u on u.id = m.user_id
    where m.ticket_id = ${ticketId} order by m.created_at, m.id`);
  return rows.map(({ userId, name, side, createdAt, ...message }) => ({
    ...message,
    by: { id: userId, name },
    isHelpdesk: side === 'helpdesk',
    createdAt: new Date(createdAt).toISOString(),
  }));
}
