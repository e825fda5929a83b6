import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { InboxKind, Reader } from '../../../domain/letters/letter-rows.ts';
import { say, type Words } from '../../../lib/language.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { keys } from '../cache.ts';
import { eventTime } from '../moments.ts';
import { Fact } from '../reading/facts.tsx';
import { mailboxWords } from '../words.ts';
import { outboxReadingWords } from './reading-words.ts';
import './readers.css';

const kinds: { kind: InboxKind; title: Words }[] = [
  { kind: 'receiver', title: outboxReadingWords.receivers },
  { kind: 'cc', title: mailboxWords.cc },
  { kind: 'forwarded', title: outboxReadingWords.forwardedTo },
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
              title={say(
                outboxReadingWords.haveRead(
                  say(title),
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
          {[reader.personName, reader.via && say(outboxReadingWords.via(reader.via))]
            .filter(Boolean)
            .join(', ')}
        </small>
      )}
      {reader.forwardedBy && <small>{say(outboxReadingWords.from(reader.forwardedBy))}</small>}
      <small className={reader.readAt ? undefined : 'mailbox-soon'}>{readWords(reader)}</small>
      <StatusDot isOpen={reader.isOpen} labelled />
    </li>
  );
}

/** "Dibaca Uli Kusnadi, 18 Nov, 16.20", with the secretary's name where the secretary read it. */
const readWords = ({ readAt, readBy, onBehalfOf }: Reader): string =>
  say(
    !readAt
      ? outboxReadingWords.unread
      : onBehalfOf
        ? outboxReadingWords.readByFor(readBy ?? '', onBehalfOf, eventTime(readAt))
        : outboxReadingWords.readBy(readBy ?? '', eventTime(readAt)),
  );
