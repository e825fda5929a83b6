import Stamp from 'lucide-react/icons/stamp';
import { agendaLabel } from '../../../../domain/letters/incoming.ts';
import { say } from '../../../../lib/language.ts';
import { FinishButton } from '../steps/finish-button.tsx';
import { useRegisteredBefore } from './use-registered-before.ts';
import { incomingWords } from './words.ts';

/** "Daftarkan": asks once more, registers, and says under which agenda number (SPEC B1.4). */
export default function RegisterButton() {
  const before = useRegisteredBefore()[0];
  return (
    <FinishButton
      verb={say(incomingWords.register)}
      done={say(incomingWords.registered)}
      icon={<Stamp size={15} strokeWidth={1.6} aria-hidden />}
      question={say(incomingWords.registerAsk)}
      onDone={({ id, externalToInternal }) => {
        const agenda = externalToInternal?.agenda;
        const told = agenda
          ? incomingWords.registeredUnder(agendaLabel(agenda))
          : incomingWords.registeredDone;
        return { told: say(told), to: `/naskah-dinas/outbox/${id}` };
      }}
    >
      {before && (
        <>
          {say(incomingWords.perhapsBefore)} <b>{agendaLabel(before.agenda)}</b>.{' '}
        </>
      )}
      {say(incomingWords.registerText)}
    </FinishButton>
  );
}
