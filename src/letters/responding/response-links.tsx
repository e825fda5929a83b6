import { Link } from 'react-router-dom';
import type { Letter, LetterLink } from '../../../domain/letters/letter.ts';
import { isInForce, isOpenDraft, letterLife } from '../../../domain/letters/letter-life.ts';
import { letterName } from '../../../domain/letters/letter-name.ts';
import { type Messages, translate } from '../../../lib/language.ts';
import { formatShortDate } from '../../ui/format.ts';
import { Fact } from '../reading/facts.tsx';
import type { Desk } from '../reading/section.ts';
import './responses.css';

const responseMessages = {
  respondsTo: { id: 'Menanggapi', en: 'In response to' },
  responses: { id: 'Tanggapan', en: 'Responses' },
} satisfies Messages;

type Props = { letter: Letter; desk: Desk };

/** Links to the answered letter and to the answers: the thread from both ends (SPEC B1.5). */
function ResponseLinks({ letter, desk }: Props) {
  return (
    <>
      {letter.responseTo && (
        <Fact title={translate(responseMessages.respondsTo)}>
          <ul className="mailbox-responses">
            <One link={letter.responseTo} desk={desk} of={letter.id} />
          </ul>
        </Fact>
      )}
      {letter.responses.length > 0 && (
        <Fact title={translate(responseMessages.responses)}>
          <ul className="mailbox-responses">
            {letter.responses.map((link) => (
              <One key={link.id} link={link} desk={desk} of={letter.id} />
            ))}
          </ul>
        </Fact>
      )}
    </>
  );
}

export default ResponseLinks;

/** Drafts open in the editor, sent letters beside the list the user came from. */
function One({ link, desk, of }: { link: LetterLink; desk: Desk; of: string }) {
  const isDraft = isOpenDraft(link.state);
  const to = isDraft
    ? `/naskah-dinas/${of}/naskah-tanggapan/${link.id}/edit`
    : `/naskah-dinas/${desk === 'inbox' ? 'inbox' : 'outbox'}/${link.id}`;
  const facts = [link.number, link.senderName, formatShortDate(link.at)].filter(Boolean);
  return (
    <li>
      <Link to={to}>{letterName(link)}</Link>
      <small>
        {!isInForce(link.state) && `${translate(letterLife[link.state].label)} · `}
        {facts.join(' · ')}
      </small>
    </li>
  );
}
