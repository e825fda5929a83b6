import { useQueryClient } from '@tanstack/react-query';
import Stamp from 'lucide-react/icons/stamp';
import type { RegisteringItem } from '../../../../domain/calls/letters/shapes/incoming.ts';
import { agendaLabel } from '../../../../domain/letters/incoming.ts';
import { translate } from '../../../../lib/language.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { newLetterHref, pileDoneHref } from '../frame/wizard-route.ts';
import { FinishButton } from '../steps/finish-button.tsx';
import { incomingMessages } from './messages.ts';
import { keepPile } from './pile.ts';
import { useAboveDraft } from './use-above-draft.ts';
import { queueKey, useQueue } from './use-queue.ts';
import { useRegisteredBefore } from './use-registered-before.ts';
import { useScanProposals } from './use-scan-proposals.ts';

/**
 * "Daftarkan" (SPEC B1.4): beside the scan at once, then on to the next of the pile; asks first from the summary, of
 * what seems registered already, and below what the scan says.
 */
export default function RegisterButton({ isBesideScan = false }: { isBesideScan?: boolean }) {
  const before = useRegisteredBefore()[0];
  const { missing } = useWizard();
  const { pile, next } = useQueue();
  const { urgency, security } = useAboveDraft(useScanProposals());
  const above = [urgency?.name, security?.name].filter((name) => name !== undefined);
  // What is missing comes first: the button leads to it.
  const isBelow = above.length > 0 && missing.length === 0;
  const client = useQueryClient();
  return (
    <FinishButton
      verb={translate(isBesideScan && next ? incomingMessages.registerOn : incomingMessages.register)}
      done={translate(incomingMessages.registered)}
      icon={<Stamp size={15} strokeWidth={1.6} aria-hidden />}
      question={translate(incomingMessages.registerAsk)}
      unfilled={incomingMessages.unfilled}
      asksFirst={!isBesideScan || before !== undefined || isBelow}
      {...(isBesideScan && { says: translate(incomingMessages.registerKeys), shortcut: 'Control+Enter' })}
      onDone={({ id, externalToInternal }) => {
        // The next proposals go by this one.
        void client.invalidateQueries({ queryKey: ['writing'] });
        const agenda = externalToInternal?.agenda ?? null;
        // At once: an older number would be written on this paper.
        client.setQueryData<Items>(queueKey, (queue) => queue && withRegistered(queue, id, agenda));
        void client.invalidateQueries({ queryKey: queueKey });
        const told = agenda
          ? incomingMessages.registeredUnder(agendaLabel(agenda))
          : incomingMessages.registeredDone;
        if (!isBesideScan) return { told: translate(told), to: `/naskah-dinas/outbox/${id}` };
        const ids = pile.map(({ letterId }) => letterId);
        keepPile(ids.includes(id) ? ids : [...ids, id]);
        // The number stands large on the next page: a message would lie over it.
        return { to: next ? newLetterHref('formulir-naskah', next.letterId) : pileDoneHref };
      }}
    >
      {before && (
        <>
          {translate(incomingMessages.perhapsBefore)} <b>{agendaLabel(before.agenda)}</b>.{' '}
        </>
      )}
      {above.length > 0 && <b>{translate(incomingMessages.aboveDraft(above.join(', ')))} </b>}
      {translate(incomingMessages.registerText)}
    </FinishButton>
  );
}

type Items = { items: RegisteringItem[]; totalCount: number };

const withRegistered = (queue: Items, id: string, agenda: RegisteringItem['agenda']): Items => ({
  ...queue,
  items: queue.items.map((item) =>
    item.letterId === id ? { ...item, agenda, at: new Date().toISOString() } : item,
  ),
});
