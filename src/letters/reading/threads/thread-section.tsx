import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { Letter } from '../../../../domain/letters/letter.ts';
import { isInForce, letterLife } from '../../../../domain/letters/letter-life.ts';
import { letterName } from '../../../../domain/letters/letter-name.ts';
import type { ThreadLetter } from '../../../../domain/letters/letter-rows.ts';
import { secretRank } from '../../../../domain/letters/security-ranks.ts';
import { type Messages, translate } from '../../../../lib/language.ts';
import { keys } from '../../cache.ts';
import { rowTime } from '../../moments.ts';
import './thread.css';

const threadMessages = {
  thread: { id: 'Rangkaian naskah', en: 'Thread' },
  thisLetter: { id: 'Naskah ini.', en: 'This letter.' },
} satisfies Messages;

/** Thread of the letter, oldest first and folded; nothing for a single letter (SPEC B1.5). */
function ThreadSection({ letter }: { letter: Letter }) {
  const { thread } = useNaskah();
  const { data } = useQuery({
    queryKey: keys.thread(letter.id),
    queryFn: ({ signal }) => thread(letter.id, { signal }),
  });
  if (!data || data.length < 2) return null;
  return (
    <details className="mailbox-thread">
      <summary>
        {translate(threadMessages.thread)} <b>{data.length}</b>
      </summary>
      <ol>
        {data.map((each) => (
          <li key={each.id} aria-current={each.isCurrent ? 'true' : undefined}>
            {each.isCurrent ? <One letter={each} /> : <LinkedOne letter={each} />}
          </li>
        ))}
      </ol>
    </details>
  );
}

export default ThreadSection;

function LinkedOne({ letter }: { letter: ThreadLetter }) {
  return (
    <LinkBase
      to={
        letter.place === 'draft'
          ? `/naskah-dinas/${letter.id}/edit`
          : `/naskah-dinas/${letter.place}/${letter.id}`
      }
    >
      <One letter={letter} />
    </LinkBase>
  );
}

function One({ letter }: { letter: ThreadLetter }) {
  return (
    <>
      <span className="mailbox-line">
        {letter.securityRank >= secretRank && <Lock size={13} strokeWidth={1.6} aria-hidden />}
        <span className="mailbox-subject">{letterName(letter)}</span>
        <time dateTime={letter.at}>{rowTime(letter.at)}</time>
      </span>
      <small>
        {letter.isCurrent && <span className="sr-only">{translate(threadMessages.thisLetter)} </span>}
        {[
          isInForce(letter.state) ? null : translate(letterLife[letter.state].label),
          letter.senderName,
          letter.number,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  );
}
