import { Link } from 'react-router-dom';
import { agendaLabel } from '../../../../domain/letters/incoming.ts';
import { translate } from '../../../../lib/language.ts';
import { formatDate } from '../../../ui/format.ts';
import { Strip } from '../frame/strip.tsx';
import { incomingMessages } from './messages.ts';
import { useRegisteredBefore } from './use-registered-before.ts';

/** Warns that the letter seems to be registered already; the user decides, since a sender may reuse a number. */
export function RegisteredBeforeStrip() {
  return useRegisteredBefore().map(({ letterId, agenda, registeredAt }) => (
    <Strip
      key={`${agenda.unitName} ${agendaLabel(agenda)}`}
      tone="warn"
      action={
        letterId && (
          <Link to={`/naskah-dinas/outbox/${letterId}`} target="_blank">
            {translate(incomingMessages.seeLetter)}
          </Link>
        )
      }
    >
      {translate(incomingMessages.before)} <b>{agendaLabel(agenda)}</b>
      {agenda.unitName && `, ${agenda.unitName}`}, {formatDate(registeredAt)}.
    </Strip>
  ));
}
