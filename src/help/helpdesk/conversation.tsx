import type { TicketDetail, TicketMessage } from '../../../domain/calls/help.ts';
import { translate } from '../../../lib/language.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { messages } from '../messages.ts';
import { ScreenshotLink } from './screenshot-link.tsx';

export function Conversation({ ticket }: { ticket: TicketDetail }) {
  return (
    <section className="card" aria-label={translate(messages.conversation)}>
      <ol className="talk">
        {ticket.messages.map((message) =>
          message.event ? (
            <li key={message.id} className="talk-event">
              {eventWords(message)}{' '}
              <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
            </li>
          ) : (
            <li key={message.id} className={message.isHelpdesk ? 'talk-said helpdesk' : 'talk-said'}>
              <Avatar name={message.by.name} small />
              <div>
                <p className="talk-who">
                  <b>{message.by.name}</b>
                  {message.isHelpdesk && (
                    <SoftChip tone="accent">{translate(messages.fromHelpdesk)}</SoftChip>
                  )}
                  <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>
                </p>
                <p className="talk-text">{message.text}</p>
                {message.files.map((file) => (
                  <ScreenshotLink key={file.id} ticketId={ticket.id} file={file} />
                ))}
              </div>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

function eventWords({ event, by, text }: TicketMessage): string {
  if (event !== 'assign') return translate(messages.did[event ?? 'close'](by.name));
  return translate(text ? messages.did.assign(by.name, text) : messages.did.unassign(by.name));
}
