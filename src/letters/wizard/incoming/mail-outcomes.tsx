import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import { formatDateTime } from '../../../ui/format.ts';
import { newLetterHref } from '../frame/wizard-route.ts';
import { incomingMessages } from './messages.ts';

/** What became of the mails of the incoming box: drafts that wait here, and those that cannot be registered. */
export function MailOutcomes() {
  const { incomingMails } = useNaskah();
  const { data } = useQuery({
    queryKey: ['registering', 'mails'],
    queryFn: ({ signal }) => incomingMails({ signal }),
    staleTime: 30_000,
    retry: 1,
  });
  const told = (data?.items ?? [])
    .filter(({ letterId, outcome, leftOut }) => letterId || outcome !== 'drafted' || leftOut.length > 0)
    .slice(0, 20);
  if (told.length === 0) return null;
  return (
    <Mails aria-label={translate(incomingMessages.mails)}>
      <h3>{translate(incomingMessages.mails)}</h3>
      <ul>
        {told.map(({ id, subject, fromAddress, receivedAt, letterId, outcomeName, leftOut }) => (
          <li key={id}>
            {letterId ? (
              <Link to={newLetterHref('formulir-naskah', letterId)}>
                {subject || translate(incomingMessages.noMailSubject)}
              </Link>
            ) : (
              <b>{subject || translate(incomingMessages.noMailSubject)}</b>
            )}
            <small>
              {fromAddress}, {formatDateTime(receivedAt)}
            </small>
            <small>
              {outcomeName}
              {leftOut.length > 0 && ` ${translate(incomingMessages.leftOut(leftOut.join(', ')))}`}
            </small>
          </li>
        ))}
      </ul>
    </Mails>
  );
}

const Mails = styled('section')({
  marginTop: 24,
  '& h3': {
    margin: '0 0 8px',
    fontSize: '0.6875rem',
    lineHeight: '16px',
    fontWeight: 650,
    color: 'var(--ink-3)',
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 10 },
  '& b, & small, & a': { display: 'block', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
  '& a': { fontWeight: 600, color: 'var(--accent-ink)' },
  '& small': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-2)' },
});
