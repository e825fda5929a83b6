import { Navigate, useNavigate } from 'react-router-dom';
import { flowOf } from '../../../domain/letters/letter.ts';
import { isReturned } from '../../../domain/letters/letter-life.ts';
import type { DuplicatedNotice } from '../duplicating/index.ts';
import type { DeviceCopy } from './draft/device-copy.ts';
import { useOffers } from './draft/use-offers.ts';
import type { Opened } from './draft/use-opened-draft.ts';
import { LeftBehind } from './frame/left-behind.tsx';
import { NotEditable, NotOpened } from './frame/not-editable.tsx';
import { Answering, Duplicated, Offers, Restored, ReturnNote } from './frame/notices.tsx';
import { StepSkeleton } from './frame/step-skeleton.tsx';
import { Strips } from './frame/strip.tsx';
import { newLetterHref, stepOf, stepsFor, viewOf, type WizardRoute } from './frame/wizard-route.ts';
import { LetterWizard } from './letter-wizard.tsx';
import { EditReviewers } from './under-review/edit-reviewers.tsx';

type Props = {
  opened: Opened;
  reopen: () => void;
  place: WizardRoute;
  id: string;
  title: string;
  duplicated?: DuplicatedNotice | undefined;
};

/** The wizard, once its draft is there; or why it is not. */
export function OpenedWizard({ opened, reopen, place, id, title, duplicated }: Props) {
  const navigate = useNavigate();
  const [offers, withdraw] = useOffers(opened);
  if (opened.kind === 'opening') return <StepSkeleton />;
  if (opened.kind === 'failed') return <NotOpened error={opened.error} onRetry={reopen} />;
  const left = 'left' in opened && opened.left && <LeftBehind copy={opened.left} copies={opened.copies} />;
  if (opened.kind === 'gone') return <NotOpened error={opened.error} onRetry={reopen} notice={left} />;
  if (opened.kind === 'closed')
    return opened.letter.can.editReviewers ? (
      <EditReviewers letter={opened.letter} notice={left} />
    ) : (
      <NotEditable letter={opened.letter} notice={left} />
    );

  const { autosave, baseAt, copies, restored, letter } = opened;
  const { document: draft } = autosave.snapshot();
  const step = stepOf(place.view);
  const isKnown = stepsFor(flowOf(draft)).some(({ path }) => path === step);
  const rightView = viewOf(isKnown ? step : 'konten-naskah', draft.contentMode);
  if (rightView !== place.view && autosave.snapshot().version !== undefined) {
    return <Navigate to={place.hrefOf(rightView)} replace />;
  }

  const goOn = async (copy: DeviceCopy) => {
    await autosave.flush();
    copies.adopt(copy);
    if (copy.draft.id === id) reopen();
    else navigate(newLetterHref('detail-naskah', copy.draft.id));
  };
  const dismiss = (copy: DeviceCopy) => {
    copies.dismiss(copy);
    withdraw(copy);
  };
  return (
    <LetterWizard
      autosave={autosave}
      baseAt={baseAt}
      place={place}
      title={title}
      onClosed={reopen}
      notices={
        <Strips>
          {duplicated && <Duplicated {...duplicated} />}
          {restored && <Restored copy={restored} />}
          <Offers offers={offers} onContinue={goOn} onDismiss={dismiss} />
          {letter?.responseTo && <Answering letter={letter.responseTo} />}
          {/* Beside the text it stands with what else is to be corrected. */}
          {letter && isReturned(letter.state) && place.view !== 'konten-naskah' && (
            <ReturnNote letterId={letter.id} />
          )}
        </Strips>
      }
    />
  );
}
