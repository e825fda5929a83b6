import Button from '@mui/material/Button';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { LinkBase } from 'react-admin';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import { holdPartyMessages } from '../../../domain/archive/retention-words.ts';
import type { Hold } from '../../../domain/calls/archive-filing.ts';
import { translate } from '../../../lib/language.ts';
import { formatDate } from '../../ui/format.ts';
import { lifeMessages as messages, verbMessages } from './life-messages.ts';

type Props = { holds: readonly Hold[]; onLift: (id: string) => void };

/** Holds of a filing unit, each with actor and reason; only the side that set one lifts it. */
export function Holds({ holds, onLift }: Props) {
  return (
    <ul className="filing-holds" aria-label={translate(messages.holds)}>
      {holds.map(({ id, party, reason, at, by, from, canLift }) => (
        <li key={id}>
          <p className="filing-held">
            <ShieldAlert size={15} strokeWidth={1.6} aria-hidden /> {reason}
          </p>
          <p className="filing-quiet">
            {[translate(holdPartyMessages[party]), by?.label, formatDate(at)].filter(Boolean).join(' · ')}
            {from && (
              <>
                {' '}
                · {translate(messages.fromParent)}{' '}
                <LinkBase to={`${filingPages.list}/${from.id}`}>{from.label}</LinkBase>
              </>
            )}
          </p>
          {canLift && <Button onClick={() => onLift(id)}>{translate(verbMessages.release.confirm)}</Button>}
        </li>
      ))}
    </ul>
  );
}
