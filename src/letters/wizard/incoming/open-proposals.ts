import type { ScanProposals } from '../../../../domain/calls/letters/shapes/incoming.ts';
import type { DraftField } from '../../../../domain/letters/letter-schema.ts';
import { useOpenProposals } from '../../../ui/proposals/index.ts';
import { fieldId } from '../frame/field.tsx';
import { focusField } from '../frame/focus-field.ts';

type Read = 'sender' | 'number' | 'date' | 'subject' | 'place' | 'receiver';
type Kind = Read | 'urgency' | 'security';

/** While nothing was read. */
export const nothingRead: Pick<ScanProposals, Read> = {
  sender: null,
  number: null,
  date: null,
  subject: null,
  place: null,
  receiver: null,
};

/** Which proposals of the scan are still asked; after the last one comes the button that registers. */
export function useOpenFields() {
  const { own, ...open } = useOpenProposals<Kind>('[data-registers] .MuiButton-contained');
  return {
    ...open,
    own: (kind: Kind, field: DraftField, put: () => void) =>
      own(kind, () => focusField(`#${fieldId(field)}`), put),
  };
}
