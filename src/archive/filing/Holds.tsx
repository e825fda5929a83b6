import Button from '@mui/material/Button';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { LinkBase } from 'react-admin';
import { filingPages } from '../../../resources/dokumen/pemberkasan/filing-pages.ts';
import { holdPartyWords } from '../../../resources/dokumen/pemberkasan/retention-flow.ts';
import type { Hold } from '../../../resources/dokumen/pemberkasan/retention-types.ts';
import { formatDate } from '../../shell/index.ts';

type Props = { holds: readonly Hold[]; onLift: (id: string) => void };

/** What holds a filing unit, each with who set it and why; lifted one by one, by the side that set it. */
export const Holds = ({ holds, onLift }: Props) => (
  <ul className="filing-holds" aria-label="Penahanan">
    {holds.map(({ id, party, reason, at, by, from, canLift }) => (
      <li key={id}>
        <p className="filing-held">
          <ShieldAlert size={15} strokeWidth={1.6} aria-hidden /> {reason}
        </p>
        <p className="filing-quiet">
          {[holdPartyWords[party], by?.label, formatDate(at)].filter(Boolean).join(' · ')}
          {from && (
            <>
              {' '}
              · dari berkas induk <LinkBase to={`${filingPages.list}/${from.id}`}>{from.label}</LinkBase>
            </>
          )}
        </p>
        {canLift && <Button onClick={() => onLift(id)}>Cabut penahanan</Button>}
      </li>
    ))}
  </ul>
);
