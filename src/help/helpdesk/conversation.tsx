import type { TicketDetail, TicketMessage } from '../../../domain/calls/help.ts';
import { say } from '../../../lib/language.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { words } from '../words.ts';
import { ScreenshotLink } from './screenshot-link.tsx';

export function Conversation({ ticket }: { ticket: TicketDetail }) {
  return (
    <section className="card" aria-label={say(words.conversation)}>
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
                  {message.isHelpdesk && <SoftChip tone="accent">{say(words.fromHelpdesk)}</SoftChip>}
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
  if (event !== 'assign') return say(words.did[event ?? 'close'](by.name));
  return say(text ? words.did.assign(by.name, text) : words.did.unassign(by.name));
}
