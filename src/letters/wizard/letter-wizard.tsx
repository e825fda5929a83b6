import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { flushSync } from 'react-dom';
import { layoutOf } from '../../../domain/letters/layouts.ts';
import { flowOf } from '../../../domain/letters/letter.ts';
import { wasSubmitted } from '../../../domain/letters/letter-life.ts';
import { letterName, scanOf } from '../../../domain/letters/letter-name.ts';
import { type DraftField, type WizardStep, wizardSteps } from '../../../domain/letters/letter-schema.ts';
import { translate } from '../../../lib/language.ts';
import { usePageTitle } from '../../ui/page-header.tsx';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import type { Autosave } from './autosave/autosave.ts';
import { isComposed } from './compose/is-composed.ts';
import { InsertArticles, StateParties } from './contract/lazy.ts';
import { useLegalReviewer } from './contract/use-legal-reviewer.ts';
import type { Draft } from './draft/draft.ts';
import {
  adjustmentsOf,
  companyNameOf,
  isContractOf,
  letterheadFor,
  useLetterheads,
  useSubTypes,
} from './draft/lookups.ts';
import { missingDraftFields } from './draft/missing-draft-fields.ts';
import { otherSigner, paperOf } from './draft/paper.ts';
import { useSentElsewhere } from './draft/sent-elsewhere.ts';
import { useDefaultSecurity } from './draft/use-default-security.ts';
import { useSalutation } from './draft/use-salutation.ts';
import { useSenderFacts } from './draft/use-sender-facts.ts';
import { ActionBar } from './frame/action-bar.tsx';
import { ConflictDialog } from './frame/conflict-dialog.tsx';
import { focusField } from './frame/focus-field.ts';
import { Head } from './frame/head.tsx';
import { keepFocus } from './frame/keep-focus.ts';
import { prefetchSteps } from './frame/prefetch-steps.ts';
import { StepBody } from './frame/step-body.tsx';
import { StepSkeleton } from './frame/step-skeleton.tsx';
import { useRefused } from './frame/use-refused.ts';
import { useWriting } from './frame/use-writing.ts';
import { type Wizard, WizardContext } from './frame/wizard-context.ts';
import { stepOf, type View, type WizardRoute } from './frame/wizard-route.ts';
import { incomingSteps, RegisterButton } from './incoming/steps.ts';
import { wizardMessages } from './messages.ts';
import {
  ContentStep,
  CoverStep,
  DetailStep,
  FormStep,
  SendButton,
  SummaryStep,
  UploadStep,
} from './steps/lazy.ts';
import { UploadsContext, useUploader } from './uploads/index.ts';

const steps: Record<View, React.ComponentType> = {
  'detail-naskah': DetailStep,
  'formulir-naskah': FormStep,
  'konten-naskah': ContentStep,
  'konten-naskah-alt': UploadStep,
  'naskah-pengantar': CoverStep,
  ringkasan: SummaryStep,
};

type Props = {
  autosave: Autosave<Draft>;
  /** The server's draft at a version: the base for telling own changes from others'. */
  baseAt: (version: number | undefined) => Draft | null;
  place: WizardRoute;
  title: string;
  /** It turned out that the letter is not this person's to change any more. */
  onClosed: () => void;
  /** Notices above the step: restored text, a reviewer's note. */
  notices?: ReactNode;
};

export function LetterWizard({ autosave, baseAt, place, title, onClosed, notices }: Props) {
  const [{ document: draft, version, state, isKept }, writing] = useWriting(autosave);
  const [left, setLeft] = useState<ReadonlySet<WizardStep>>(() => stepsDone(draft));
  /** Incremented when the text is replaced from outside, so that the editor reloads it. */
  const [edition, setEdition] = useState(0);
  // At once: somebody may be typing.
  const replaced = () => keepFocus(() => flushSync(() => setEdition((before) => before + 1)));
  const { options: letterheads } = useLetterheads();
  const { options: subTypes } = useSubTypes();
  const { npp, unitName, companyCode } = useSenderFacts(draft.sender);
  const { npp: otherNpp } = useSenderFacts(otherSigner(draft));
  const salutation = useSalutation(draft);
  const notify = useNotify();
  const step = stepOf(place.view);
  const isIncoming = flowOf(draft) === 'eksternal-internal';
  const [refused, refuse] = useRefused(autosave, draft, state);
  const scan = scanOf(draft);
  const unnamed = isIncoming ? translate(wizardMessages.fromOutside) : title;
  const name = draft.subject.trim() || scan ? letterName({ subject: draft.subject, scan }) : unnamed;

  usePageTitle(name);
  useSentElsewhere(version === undefined ? undefined : draft.id, () => {
    notify(translate(wizardMessages.sentElsewhere), { type: 'info' });
    onClosed();
  });
  useDefaultSecurity(autosave, draft.permissionClassificationId);
  const isContract = isContractOf(draft, subTypes);
  useLegalReviewer(autosave, isContract, companyCode, draft.reviewers);
  usePrefetch(InsertArticles.load, isContract);
  usePrefetch(StateParties.load, !isContract && hasParties(draft));

  useLeaveWarning(state.kind !== 'untouched' && state.kind !== 'saved' && !isKept);
  useEffect(() => {
    window.addEventListener('online', autosave.wake);
    return () => window.removeEventListener('online', autosave.wake);
  }, [autosave]);
  useEffect(prefetchSteps, []);
  useEffect(() => {
    focusField(window.location.hash);
    // The summary lists every missing field, so visiting it counts as visiting all steps.
    const seen = step === 'ringkasan' ? wizardSteps.map(({ path }) => path) : [step];
    return () => setLeft((before) => new Set([...before, ...seen]));
  }, [step]);

  const lookThrough = useCallback(() => setLeft(new Set(wizardSteps.map(({ path }) => path))), []);

  const desk = useMemo<Wizard>(() => {
    const missing = missingDraftFields(draft);
    const seen = (one: WizardStep) => left.has(one) || step === 'ringkasan';
    const letterhead = letterheadFor(draft, letterheads, subTypes, companyCode);
    const companyName = companyNameOf(letterheads, companyCode);
    return {
      draft,
      autosave,
      saveState: state,
      place,
      missing,
      refused,
      refuse,
      seen,
      missingIn: (field: DraftField) =>
        [...refused, ...missing.filter((one) => seen(one.step))].find((one) => one.field === field)?.message,
      sheet: paperOf(
        draft,
        { letterhead, adjustments: adjustmentsOf(draft, subTypes) },
        { npp, unitName, companyName, salutation, otherNpp },
      ),
      ...writing,
      lookThrough,
    };
  }, [
    draft,
    autosave,
    state,
    refused,
    refuse,
    place,
    left,
    step,
    letterheads,
    subTypes,
    npp,
    unitName,
    companyCode,
    salutation,
    otherNpp,
    writing,
    lookThrough,
  ]);

  const uploader = useUploader(autosave);
  const Step = (isIncoming && incomingSteps[place.view]) || steps[place.view];
  return (
    <WizardContext value={desk}>
      <UploadsContext value={uploader}>
        <Frame>
          <Head name={name} onReplaced={replaced} />
          <StepBody view={place.view} key={edition}>
            {notices}
            {/* Focus target: keyboard users continue in the step, not in the bar below. */}
            <Stage key={place.view} data-takes-focus tabIndex={-1}>
              <Suspense fallback={<StepSkeleton />}>
                <Step />
              </Suspense>
            </Stage>
          </StepBody>
          <ActionBar
            last={
              step === 'ringkasan' ? (
                <Suspense>{isIncoming ? <RegisterButton /> : <SendButton />}</Suspense>
              ) : isIncoming && place.view === 'formulir-naskah' ? (
                <Suspense>
                  <RegisterButton isBesideScan />
                </Suspense>
              ) : place.view === 'konten-naskah' && isComposed(draft) ? (
                <Suspense>
                  <SendButton isOnSheet />
                </Suspense>
              ) : undefined
            }
          />
          <ConflictDialog
            autosave={autosave}
            baseAt={baseAt}
            isOpen={state.kind === 'conflict'}
            onReplaced={replaced}
            onClosed={onClosed}
          />
        </Frame>
      </UploadsContext>
    </WizardContext>
  );
}

const hasParties = ({ arrangement }: Draft): boolean =>
  arrangement !== null && layoutOf(arrangement).isOfParties === true;

/** A submitted letter has all steps open. */
const stepsDone = ({ state }: Draft): ReadonlySet<WizardStep> =>
  new Set(!wasSubmitted(state) ? [] : wizardSteps.map(({ path }) => path));

/** Warns before the tab closes, only when the device could not store a copy. */
function useLeaveWarning(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}

const Frame = styled('div')({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  minHeight: 0,
  // Fingers need 44 (LOOK, Space and density).
  '@media (pointer: coarse)': {
    '& .MuiButton-root, & .MuiIconButton-root, & .MuiToggleButton-root': { minHeight: 44 },
    '& .MuiIconButton-root': { minWidth: 44 },
    '& nav a': { minHeight: 44 },
  },
});
const Stage = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '&:focus-visible': { outlineOffset: -2 },
});
