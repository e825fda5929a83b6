import { LinkBase } from 'react-admin';
import type { Ticket } from '../../../domain/calls/help.ts';
import { helpdeskPath, ticketKinds, ticketStates } from '../../../domain/help/index.ts';
import { choiceOf } from '../../../lib/choice.ts';
import { translate } from '../../../lib/language.ts';
import { formatDateTime } from '../../ui/format.ts';
import { StateChip } from '../../ui/state-chip.tsx';
import { messages } from '../messages.ts';

/** Tickets one below the other, each a link. */
export function TicketRows({ tickets, isHelpdesk }: { tickets: readonly Ticket[]; isHelpdesk: boolean }) {
  return (
    <ul className="tickets">
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <LinkBase to={`${helpdeskPath}/${ticket.id}`}>
            <span className="ticket-number">{ticket.number}</span>
            <span className="ticket-words">
              <b title={ticket.subject}>{ticket.subject}</b>
              <span>{aboutOf(ticket, isHelpdesk)}</span>
            </span>
            <StateChip of={choiceOf(ticketStates, ticket.state)} />
            <time dateTime={ticket.updatedAt}>{formatDateTime(ticket.updatedAt)}</time>
          </LinkBase>
        </li>
      ))}
    </ul>
  );
}

function aboutOf({ kind, by, assignee }: Ticket, isHelpdesk: boolean): string {
  const said = translate(ticketKinds.find(({ value }) => value === kind)?.label) ?? kind;
  const helped = assignee && `${translate(messages.assigned).toLowerCase()} ${assignee.name}`;
  return [said, isHelpdesk && by.name, helped].filter(Boolean).join(', ');
}
