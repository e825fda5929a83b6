import { useQueryClient } from '@tanstack/react-query';
import Stamp from 'lucide-react/icons/stamp';
import { agendaLabel } from '../../../../domain/letters/incoming.ts';
import { translate } from '../../../../lib/language.ts';
import { newLetterHref } from '../frame/wizard-route.ts';
import { FinishButton } from '../steps/finish-button.tsx';
import { incomingMessages } from './messages.ts';
import { queueKey, useQueue } from './use-queue.ts';
import { useRegisteredBefore } from './use-registered-before.ts';

/**
 * "Daftarkan": registers, and says under which agenda number (SPEC B1.4). Beside the scan at once, unless it seems to be
 * registered already, and then on to the next of the pile; from the summary it asks once more.
 */
export default function RegisterButton({ isBesideScan = false }: { isBesideScan?: boolean }) {
  const before = useRegisteredBefore()[0];
  const { next } = useQueue();
  const client = useQueryClient();
  return (
    <FinishButton
      verb={translate(isBesideScan && next ? incomingMessages.registerOn : incomingMessages.register)}
      done={translate(incomingMessages.registered)}
      icon={<Stamp size={15} strokeWidth={1.6} aria-hidden />}
      question={translate(incomingMessages.registerAsk)}
      unfilled={incomingMessages.unfilled}
      asksFirst={!isBesideScan || before !== undefined}
      {...(isBesideScan && { says: translate(incomingMessages.registerKeys), shortcut: 'Control+Enter' })}
      onDone={({ id, externalToInternal }) => {
        void client.invalidateQueries({ queryKey: queueKey });
        // The next proposals go by this one.
        void client.invalidateQueries({ queryKey: ['writing'] });
        const agenda = externalToInternal?.agenda;
        const told = agenda
          ? incomingMessages.registeredUnder(agendaLabel(agenda))
          : incomingMessages.registeredDone;
        const on = isBesideScan && next && newLetterHref('formulir-naskah', next.letterId);
        return { told: translate(told), to: on || `/naskah-dinas/outbox/${id}` };
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
