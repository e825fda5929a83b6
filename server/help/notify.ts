import { helpdeskPath } from '../../domain/help/index.ts';
import type { Message } from '../../lib/language.ts';
import type { Executor } from '../db/executor.ts';
import { notify } from '../notifications/index.ts';
import type { TicketRow } from './find-ticket.ts';
import { helpdeskPeople } from './helpdesk-people.ts';

/** Notifies users about a ticket, without its text. */
export async function notifyOfTicket(
  tx: Executor,
  ticket: Pick<TicketRow, 'id' | 'number' | 'subject'>,
  { title, userIds }: { title: Message; userIds: readonly string[] },
): Promise<void> {
  if (userIds.length === 0) return;
  const page = `${helpdeskPath}/${ticket.id}`;
  const message = {
    id: `Tiket ${ticket.number}: ${ticket.subject}`,
    en: `Ticket ${ticket.number}: ${ticket.subject}`,
  };
  await notify(tx, userIds, {
    kind: 'bantuan.tiket',
    title,
    modul: 'bantuan',
    message,
    detailUrl: page,
    tabName: null,
  });
}

/** Whom a user's message notifies: the assignee, else the whole helpdesk. */
export async function helpdeskOf(
  tx: Executor,
  ticket: Pick<TicketRow, 'assigneeId'>,
  byUserId: string,
): Promise<string[]> {
  const people = (await helpdeskPeople(tx)).map(({ id }) => id).filter((id) => id !== byUserId);
  // Who no longer runs the helpdesk would not see it.
  return ticket.assigneeId && people.includes(ticket.assigneeId) ? [ticket.assigneeId] : people;
}
