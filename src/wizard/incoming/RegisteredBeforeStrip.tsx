import { Link } from 'react-router';
import { agendaLabel } from '../../../resources/naskah-dinas/incoming.ts';
import { formatDate } from '../../shell/index.ts';
import { Strip } from '../frame/Strip.tsx';
import { useRegisteredBefore } from './use-registered-before.ts';

/** The same letter seems to be registered: said, and left to the person, since a sender may use a number twice. */
export const RegisteredBeforeStrip = () =>
  useRegisteredBefore().map(({ letterId, agenda, registeredAt }) => (
    <Strip
      key={`${agenda.unitName} ${agendaLabel(agenda)}`}
      tone="warn"
      action={
        letterId && (
          <Link to={`/naskah-dinas/outbox/${letterId}`} target="_blank">
            Lihat naskahnya
          </Link>
        )
      }
    >
      Naskah dengan nomor, pengirim, dan tanggal ini sudah didaftarkan: agenda <b>{agendaLabel(agenda)}</b>
      {agenda.unitName && `, ${agenda.unitName}`}, {formatDate(registeredAt)}.
    </Strip>
  ));
