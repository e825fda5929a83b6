import Button from '@mui/material/Button';
import Handshake from 'lucide-react/icons/handshake';
import { Suspense, useState } from 'react';
import { paperForm } from '../../../../domain/letters/arrangement.ts';
import { noContract } from '../../../../domain/letters/contract.ts';
import { partyFault } from '../../../../domain/letters/party-faults.ts';
import { translate } from '../../../../lib/language.ts';
import { lazyPart } from '../../../shell/index.ts';
import { SoftChip } from '../../../ui/soft-chip.tsx';
import { usePrefetch } from '../../../ui/use-prefetch.ts';
import { fieldId } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { contractMessages } from './messages.ts';
import { Offered } from './offered.ts';
import { knownOf } from './parties.ts';

const StateContract = lazyPart(() => import('./state-contract.tsx'));

/** Parties, and witnesses, of a paper of several that is no contract: minutes, joint decisions. */
export default function StateParties() {
  const { draft, change, sheet } = useWizard();
  const [isOpen, setOpen] = useState(false);
  usePrefetch(StateContract.load, true);
  const form = paperForm(sheet);
  const facts = draft.contract ?? noContract;
  const company = sheet.letterhead?.name ?? '';
  const fault = partyFault({
    ...{ facts, layout: form.layout, company, isContract: false },
    cosigners: draft.cosigners?.length ?? 0,
  });
  return (
    <Offered id={fieldId('contract')} tabIndex={-1}>
      {fault && <SoftChip tone="warn">{translate(fault)}</SoftChip>}
      <Button
        size="small"
        variant="outlined"
        startIcon={<Handshake size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {translate(
          form.layout.hasWitnesses ? contractMessages.partiesAndWitnesses : contractMessages.parties,
        )}
      </Button>
      <Suspense>
        {isOpen && (
          <StateContract
            facts={facts}
            form={form}
            company={company}
            // Inside, the other party is who receives it or signs too: it has no company to state.
            knownOf={(index, part) =>
              index === 0 || draft.concern === 'external'
                ? knownOf(index, part, draft, sheet.letterhead, form)
                : {}
            }
            onSave={(contract) => change({ contract })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Offered>
  );
}
