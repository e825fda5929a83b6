import { Suspense } from 'react';
import { type Flow, flowMessages, flowOf, urgencies } from '../../../../domain/letters/letter.ts';
import { wasSubmitted } from '../../../../domain/letters/letter-life.ts';
import { targetWords } from '../../../../domain/letters/target-time.ts';
import { optionsOf } from '../../../../lib/choice.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import { Term } from '../../../help/index.ts';
import { lazyPart } from '../../../shell/index.ts';
import { withFlow } from '../draft/detail-rules.ts';
import {
  byRank,
  comesFromInside,
  headingOf,
  isContractOf,
  offeredSubTypes,
  subTypesFor,
  useKinds,
  useLetterheads,
  useSaveableClasses,
  useSaveableSubTypes,
  useSubTypes,
} from '../draft/lookups.ts';
import { Field } from '../frame/field.tsx';
import { FormColumn, Section } from '../frame/section.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { StartRegistering } from '../incoming/start-registering.tsx';
import { ClassificationPicker } from '../pickers/classification-picker.tsx';
import { OptionPicker } from '../pickers/option-picker.tsx';
import { RecentKinds } from '../proposing/recent-kinds.tsx';
import { useChooseKind } from '../proposing/use-choose-kind.ts';
import { useRecent } from '../proposing/use-recent.ts';
import { usualKinds } from '../proposing/usual-kinds.ts';
import { detailMessages } from './detail-messages.ts';
import { Segments } from './segments.tsx';

const ContractNeed = lazyPart(() => import('../contract/contract-need.tsx'));

/** Edits a letter's kind, security, urgency and filing (DOMAIN 2 to 4). */
export default function DetailStep() {
  const { draft, autosave, change, prefill, sheet } = useWizard();
  const kinds = useKinds();
  const known = useSubTypes();
  const subTypes = { ...known, options: useSaveableSubTypes(known.options) };
  const letterheads = useLetterheads();
  const classes = useSaveableClasses();
  const flow = flowOf(draft);
  const isIncoming = flow === 'eksternal-internal';
  const isWithoutKinds =
    !kinds.isLoading && !subTypes.isLoading && subTypesFor(subTypes.options, null, flow).length === 0;

  // Looking at the registration flow does not start a letter; the first input does.
  const isBegun = autosave.snapshot().version !== undefined || autosave.snapshot().state.kind !== 'untouched';
  const chooseFlow = isBegun ? change : prefill;
  const chooseKind = useChooseKind();
  const { subTypeIds } = useRecent();
  // As the cards above the field.
  const used = usualKinds(subTypes.options, subTypeIds).map(({ id }) => id);

  return (
    <FormColumn>
      <Section
        title={translate(detailMessages.kind)}
        help={isIncoming ? translate(detailMessages.scanned) : translate(detailMessages.subTypeDecides)}
      >
        {!isIncoming && <RecentKinds />}
        {!wasSubmitted(draft.state) && <StartRegistering />}
        <Field
          name="concern"
          label={translate(detailMessages.flow)}
          hint={translate(flowHints[flow])}
          isGroup
        >
          {(input) => (
            <Segments
              input={input}
              value={flow}
              choices={optionsOf(
                wasSubmitted(draft.state) ? flows.filter(({ value }) => comesFromInside(value)) : flows,
              )}
              onChange={(next) => chooseFlow((now) => withFlow(now, next, kinds.options, subTypes.options))}
            />
          )}
        </Field>
        <Field
          name="naskahDinasCategoryId"
          label={translate(detailMessages.subType)}
          {...(isWithoutKinds && { hint: translate(detailMessages.noKinds) })}
        >
          {(input) => (
            <OptionPicker
              input={input}
              value={draft.naskahDinasCategoryId}
              valueName={draft.subTypeName}
              options={offeredSubTypes(subTypes.options, kinds.options, flow, used)}
              isLoading={kinds.isLoading || subTypes.isLoading}
              onChange={(subType) => void chooseKind(subType)}
              placeholder={translate(detailMessages.chooseSubType)}
              sectionOf={(subType) => headingOf(subType, kinds.options, flow)}
            />
          )}
        </Field>
      </Section>
      {isContractOf(draft, subTypes.options) && (
        <Suspense>
          <ContractNeed />
        </Suspense>
      )}
      <Section
        title={translate(detailMessages.nature)}
        help={
          <>
            <Term name="klasifikasiKeamanan">{translate(detailMessages.securityTerm)}</Term>{' '}
            {translate(detailMessages.securitySays)}{' '}
            <Term name="sifat">{translate(detailMessages.urgencyTerm)}</Term>{' '}
            {translate(detailMessages.urgencySays)}
          </>
        }
      >
        <Field name="permissionClassificationId" label={translate(detailMessages.security)} isGroup>
          {(input) => (
            <Segments
              input={input}
              value={draft.permissionClassificationId}
              choices={byRank(classes.options).map(({ id, label }) => ({ value: id, label }))}
              onChange={(id) =>
                change({
                  permissionClassificationId: id,
                  securityName: classes.options.find((option) => option.id === id)?.label ?? null,
                })
              }
            />
          )}
        </Field>
        <Field
          name="urgency"
          label={translate(detailMessages.urgencyTerm)}
          hint={translate(detailMessages.urgencyHint(targetWords(draft.urgency)))}
          isGroup
        >
          {(input) => (
            <Segments
              input={input}
              value={draft.urgency}
              choices={optionsOf(urgencies)}
              onChange={(urgency) => change({ urgency })}
            />
          )}
        </Field>
      </Section>
      <Section
        title={
          isIncoming ? translate(detailMessages.archive) : translate(detailMessages.archiveAndLetterhead)
        }
        help={
          <>
            <Term name="klasifikasiArsip">{translate(detailMessages.classification)}</Term>
            {isIncoming ? translate(detailMessages.decides) : translate(detailMessages.printedAndDecides)}
            <Term name="retensi">{translate(detailMessages.retention)}</Term>.
          </>
        }
      >
        <Field
          name="archiveClassificationId"
          label={translate(detailMessages.classification)}
          hint={translate(detailMessages.classificationHint)}
        >
          {(input) => <ClassificationPicker input={input} />}
        </Field>
        {!isIncoming && (
          <Field name="letterheadId" label={translate(detailMessages.letterhead)}>
            {(input) => (
              <OptionPicker
                input={input}
                value={draft.letterheadId}
                options={letterheads.options}
                isLoading={letterheads.isLoading}
                onChange={(letterhead) => change({ letterheadId: letterhead?.id ?? null })}
                placeholder={
                  sheet.letterhead
                    ? translate(detailMessages.usualLetterhead)
                    : translate(detailMessages.noLetterhead)
                }
              />
            )}
          </Field>
        )}
      </Section>
    </FormColumn>
  );
}

const flows = (Object.keys(flowMessages) as Flow[]).map((value) => ({ value, label: flowMessages[value] }));
const flowHints: Record<Flow, Message> = {
  'internal-internal': detailMessages.insideHint,
  'eksternal-internal': detailMessages.incomingHint,
  'internal-eksternal': detailMessages.outgoingHint,
};
