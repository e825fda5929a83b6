import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { newId } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { useOpenedDraft } from './draft/use-opened-draft.ts';
import { StepSkeleton } from './frame/step-skeleton.tsx';
import { newLetterHref, newLetterPath, pileDoneHref, type View, viewNamed } from './frame/wizard-route.ts';
import { PileDone } from './incoming/steps.ts';
import { wizardMessages } from './messages.ts';
import { OpenedWizard } from './opened-wizard.tsx';

type Session = { id: string; isNew: boolean; isNamed: boolean };
const sessionFor = (id: string | null): Session => ({ id: id ?? newId(), isNew: !id, isNamed: !!id });

/** /naskah-dinas/buat-naskah, its steps and the end of a pile. */
export function WizardPage() {
  const { pathname } = useLocation();
  return pathname.replace(/\/$/, '') === pileDoneHref ? (
    <Suspense fallback={<StepSkeleton />}>
      <PileDone />
    </Suspense>
  ) : (
    <WizardSteps />
  );
}

/** The address carries the draft's id from the first save on. */
function WizardSteps() {
  const { pathname, search } = useLocation();
  const named = new URLSearchParams(search).get('id');
  const view = viewNamed(pathname.slice(newLetterPath.length + 1).replace(/\/$/, ''));
  const [session, setSession] = useState(() => sessionFor(named));

  const isBack = useNavigationType() === 'POP';

  // History entries from before the first save have no id; going back to them is not a new letter.
  const hasLostName = !named && session.isNamed && isBack;
  // The address requests another letter: a link to a draft, or "Buat naskah" while one is open.
  if (named ? named !== session.id : session.isNamed && !isBack) setSession(sessionFor(named));
  else if (named && !session.isNamed) setSession({ ...session, isNew: false, isNamed: true });

  return (
    <>
      {(!view || hasLostName) && (
        <Navigate to={newLetterHref(view ?? 'detail-naskah', hasLostName ? session.id : named)} replace />
      )}
      {view && <NewLetter key={session.id} {...session} view={view} />}
    </>
  );
}

type NewLetterProps = Session & { view: View };

function NewLetter({ id, isNew, isNamed, view }: NewLetterProps) {
  const [opened, reopen] = useOpenedDraft(id, isNew);
  const navigate = useNavigate();
  const hrefOf = useCallback((next: View) => newLetterHref(next, isNamed ? id : null), [id, isNamed]);
  const place = useMemo(() => ({ view, hrefOf }), [view, hrefOf]);

  const autosave = opened.kind === 'open' ? opened.autosave : undefined;
  useEffect(() => {
    if (!autosave || isNamed) return;
    const name = () => {
      if (autosave.snapshot().version !== undefined) navigate(newLetterHref(view, id), { replace: true });
    };
    name();
    return autosave.subscribe(name);
  }, [autosave, isNamed, id, view, navigate]);

  return (
    <OpenedWizard
      opened={opened}
      reopen={reopen}
      place={place}
      id={id}
      title={translate(wizardMessages.newLetter)}
    />
  );
}
