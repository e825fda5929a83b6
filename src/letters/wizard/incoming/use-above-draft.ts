import type { ScanProposals } from '../../../../domain/calls/letters/shapes/incoming.ts';
import { urgencies } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { numberOf, useSecurityClasses } from '../draft/lookups.ts';
import { useWizard } from '../frame/wizard-context.ts';

/** What the scan says above what the letter has; null where it says no more. */
export type AboveDraft = {
  urgency: { value: (typeof urgencies)[number]['value']; name: string } | null;
  security: ScanProposals['security'];
};

/** Compares urgency and security class of the scan with the letter's. */
export function useAboveDraft(read: ScanProposals | undefined): AboveDraft {
  const { draft } = useWizard();
  const { options: classes } = useSecurityClasses();
  const rank = numberOf(classes.find(({ id }) => id === draft.permissionClassificationId)?.rank) ?? 0;
  const at = (value: string) => urgencies.findIndex((one) => one.value === value);
  const said = urgencies.find(({ value }) => value === read?.urgency);
  return {
    urgency:
      said && at(said.value) > at(draft.urgency) ? { value: said.value, name: translate(said.label) } : null,
    security: read?.security && read.security.rank > rank ? read.security : null,
  };
}
