import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { InboxKind, Reader } from '../../../domain/letters/letter-rows.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { keys } from '../cache.ts';
import { mailboxMessages } from '../messages.ts';
import { eventTimeWithin } from '../moments.ts';
import { Fact } from '../reading/facts.tsx';
import { outboxReadingMessages } from './reading-messages.ts';
import './readers.css';

const kinds: { kind: InboxKind; title: Message }[] = [
  { kind: 'receiver', title: outboxReadingMessages.receivers },
  { kind: 'cc', title: mailboxMessages.cc },
  { kind: 'forwarded', title: outboxReadingMessages.forwardedTo },
];

/** Receivers of the letter, ccs apart: when read, and whether still open. For the sender. */
function ReadersSection({ letter }: { letter: Letter }) {
  const { readers } = useNaskah();
  const { data } = useQuery({
    queryKey: keys.readers(letter.id),
    queryFn: ({ signal }) => readers(letter.id, { signal }),
    // Who only receives the letter is refused, and has nothing to see here.
    retry: false,
  });
  if (!data || data.length === 0) return null;
  return (
    <>
      {kinds.map(({ kind, title }) => {
        const those = data.filter((reader) => reader.kind === kind);
        return (
          those.length > 0 && (
            <Fact
              key={kind}
              title={translate(
                outboxReadingMessages.haveRead(
                  translate(title),
                  those.filter(({ readAt }) => readAt).length,
                  those.length,
                ),
              )}
            >
              <ul className="mailbox-readers">
                {those.map((reader) => (
                  <One key={reader.positionId} reader={reader} />
                ))}
              </ul>
            </Fact>
          )
        );
      })}
    </>
  );
}

export default ReadersSection;

function One({ reader }: { reader: Reader }) {
  return (
    <li>
      <b>{reader.positionName}</b>
      {(reader.personName || reader.via) && (
        <small>
          {[reader.personName, reader.via && translate(outboxReadingMessages.via(reader.via))]
            .filter(Boolean)
            .join(', ')}
        </small>
      )}
      {reader.forwardedBy && <small>{translate(outboxReadingMessages.from(reader.forwardedBy))}</small>}
      <small className={reader.readAt ? undefined : 'mailbox-soon'}>{readWords(reader)}</small>
      <StatusDot isOpen={reader.isOpen} labelled />
    </li>
  );
}

/** "Dibaca Uli Kusnadi, 18 Nov, 16.20", with the secretary's name where the secretary read it. */
const readWords = ({ readAt, readBy, onBehalfOf }: Reader): string =>
  translate(
    !readAt
      ? outboxReadingMessages.unread
      : onBehalfOf
        ? outboxReadingMessages.readByFor(readBy ?? '', onBehalfOf, eventTimeWithin(readAt))
        : outboxReadingMessages.readBy(readBy ?? '', eventTimeWithin(readAt)),
  );
