import Stamp from 'lucide-react/icons/stamp';
import { agendaLabel } from '../../../../domain/letters/incoming.ts';
import { translate } from '../../../../lib/language.ts';
import { FinishButton } from '../steps/finish-button.tsx';
import { incomingMessages } from './messages.ts';
import { useRegisteredBefore } from './use-registered-before.ts';

/** "Daftarkan": asks once more, registers, and says under which agenda number (SPEC B1.4). */
export default function RegisterButton() {
  const before = useRegisteredBefore()[0];
  return (
    <FinishButton
      verb={translate(incomingMessages.register)}
      done={translate(incomingMessages.registered)}
      icon={<Stamp size={15} strokeWidth={1.6} aria-hidden />}
      question={translate(incomingMessages.registerAsk)}
      onDone={({ id, externalToInternal }) => {
        const agenda = externalToInternal?.agenda;
        const told = agenda
          ? incomingMessages.registeredUnder(agendaLabel(agenda))
          : incomingMessages.registeredDone;
        return { told: translate(told), to: `/naskah-dinas/outbox/${id}` };
      }}
    >
      {before && (
        <>
          {translate(incomingMessages.perhapsBefore)} <b>{agendaLabel(before.agenda)}</b>.{' '}
        </>
      )}
      {translate(incomingMessages.registerText)}
    </FinishButton>
  );
}
