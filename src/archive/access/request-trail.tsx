import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleX from 'lucide-react/icons/circle-x';
import { accessLife, isEnded, isRefused, isUndecided } from '../../../domain/archive/access-life.ts';
import type { AccessRequestDetail } from '../../../domain/calls/archive-access.ts';
import { translate } from '../../../lib/language.ts';
import { formatDateTime } from '../../ui/format.ts';
import { accessMessages as messages } from './messages.ts';

export function RequestTrail({ request }: { request: AccessRequestDetail }) {
  const { by, decidedBy, endedBy, state } = request;
  const wasRefused = isRefused(state);
  return (
    <ol className="access-trail">
      <Step
        icon="dot"
        what={translate(messages.wasAsked)}
        who={`${by.label}, ${by.positionName}`}
        at={request.askedAt}
      />
      {request.decidedAt && decidedBy && (
        <Step
          icon={wasRefused ? 'bad' : 'ok'}
          what={translate(wasRefused ? messages.refused : messages.approved)}
          who={`${decidedBy.label}, ${decidedBy.positionName}`}
          at={request.decidedAt}
          note={request.note}
        />
      )}
      {isUndecided(state) && (
        <Step
          icon="next"
          what={translate(messages.waiting)}
          who={request.deciders.map(({ label, positionName }) => `${label}, ${positionName}`).join('; ')}
        />
      )}
      {isEnded(state) && request.endedAt && (
        <Step
          icon={accessLife[state].tone === 'danger' ? 'bad' : 'dot'}
          what={translate(messages[state])}
          who={endedBy?.label}
          at={request.endedAt}
          note={request.endReason}
        />
      )}
    </ol>
  );
}

type StepProps = {
  icon: 'dot' | 'next' | 'ok' | 'bad';
  what: string;
  who?: string | undefined;
  at?: string;
  note?: string | null;
};

function Step({ icon, what, who, at, note }: StepProps) {
  const Icon = icon === 'ok' ? CircleCheck : icon === 'bad' ? CircleX : CircleDot;
  return (
    <li className={`is-${icon}`}>
      <Icon size={18} strokeWidth={1.6} aria-hidden />
      <div>
        <b>{what}</b>
        {who && <span>{who}</span>}
        {at && <time dateTime={at}>{formatDateTime(at)}</time>}
        {note && <q>{note}</q>}
      </div>
    </li>
  );
}
