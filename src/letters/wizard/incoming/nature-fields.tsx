import type { ScanProposals } from '../../../../domain/calls/letters/shapes/incoming.ts';
import { urgencies } from '../../../../domain/letters/letter.ts';
import { optionsOf } from '../../../../lib/choice.ts';
import { translate } from '../../../../lib/language.ts';
import { Proposal } from '../../../ui/proposals/index.ts';
import { byRank, useSaveableClasses } from '../draft/lookups.ts';
import { Field, fieldId } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { detailMessages } from '../steps/detail-messages.ts';
import { Segments } from '../steps/segments.tsx';
import { incomingMessages } from './messages.ts';
import type { useOpenFields } from './open-proposals.ts';
import { useAboveDraft } from './use-above-draft.ts';

type Props = { read: ScanProposals | undefined } & ReturnType<typeof useOpenFields>;

/** Urgency and security class; what the scan says above them is proposed, so that neither stays too low unseen. */
export function NatureFields({ read, isOpen, accept, own }: Props) {
  const { draft, change } = useWizard();
  const { options: classes } = useSaveableClasses();
  const { urgency, security } = useAboveDraft(read);
  const isSaveable = classes.some(({ id }) => id === security?.id);
  const putClass = (id: string) =>
    change({
      permissionClassificationId: id,
      securityName: classes.find((option) => option.id === id)?.label ?? null,
    });
  return (
    <>
      {urgency && isOpen('urgency') ? (
        <Proposal
          id={fieldId('urgency')}
          label={translate(detailMessages.urgencyTerm)}
          words={urgency.name}
          onAccept={() => accept(() => change({ urgency: urgency.value }))}
          onOwn={() => own('urgency', 'urgency', () => undefined)}
        />
      ) : (
        <Field name="urgency" label={translate(detailMessages.urgencyTerm)} isGroup>
          {(input) => (
            <Segments
              input={input}
              value={draft.urgency}
              choices={optionsOf(urgencies)}
              onChange={(chosen) => change({ urgency: chosen })}
            />
          )}
        </Field>
      )}
      {security && isSaveable && isOpen('security') ? (
        <Proposal
          id={fieldId('permissionClassificationId')}
          label={translate(detailMessages.security)}
          words={security.name}
          onAccept={() => accept(() => putClass(security.id))}
          onOwn={() => own('security', 'permissionClassificationId', () => undefined)}
        />
      ) : (
        <Field
          name="permissionClassificationId"
          label={translate(detailMessages.security)}
          isGroup
          {...(security &&
            classes.length > 0 &&
            !isSaveable && { warning: translate(incomingMessages.mayNotSave(security.name)) })}
        >
          {(input) => (
            <Segments
              input={input}
              value={draft.permissionClassificationId}
              choices={byRank(classes).map(({ id, label }) => ({ value: id, label }))}
              onChange={putClass}
            />
          )}
        </Field>
      )}
    </>
  );
}
