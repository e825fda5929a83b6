import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { flowOf } from '../../../../domain/letters/letter.ts';
import type { WizardStep } from '../../../../domain/letters/letter-schema.ts';
import { translate } from '../../../../lib/language.ts';
import { wizardMessages } from '../messages.ts';
import { Calm } from './calm.tsx';
import { useWizard } from './wizard-context.ts';
import { isPassed, stepOf, stepsFor, viewOf } from './wizard-route.ts';

/** Shows the flow's steps, all of which may be opened any time. Phones show only the current one, as "3 dari 5". */
export const Steps = memo(function Steps() {
  return (
    <Calm>
      <AllSteps />
    </Calm>
  );
});

function AllSteps() {
  const { draft, missing, refused, seen, place } = useWizard();
  const steps = stepsFor(flowOf(draft));
  const now = steps.findIndex((step) => step.path === stepOf(place.view));
  const isDone = (step: WizardStep, index: number) =>
    index < now &&
    step !== 'ringkasan' &&
    !isPassed(step, draft) &&
    ![...missing, ...refused].some((one) => one.step === step);
  /** Counts a step's refused fields, and its missing ones once visited. */
  const faultsIn = (step: WizardStep) =>
    new Set(
      [...refused, ...(seen(step) ? missing : [])]
        .filter((one) => one.step === step)
        .map(({ field }) => field),
    ).size;
  return (
    <Row aria-label={translate(wizardMessages.steps)}>
      <ol>
        {steps.map((step, index) => (
          <li key={step.path}>
            <Link
              to={place.hrefOf(viewOf(step.path, draft.contentMode))}
              aria-current={index === now ? 'step' : undefined}
              data-done={isDone(step.path, index) || undefined}
            >
              <b>
                {isDone(step.path, index) ? (
                  <Check
                    size={11}
                    strokeWidth={3}
                    role="img"
                    aria-label={translate(wizardMessages.complete)}
                  />
                ) : (
                  index + 1
                )}
              </b>
              {translate(step.label)}
              {isPassed(step.path, draft) && index !== now && translate(wizardMessages.notNeeded)}
              {faultsIn(step.path) > 0 && (
                <em title={translate(wizardMessages.toComplete(faultsIn(step.path)))}>
                  <span aria-hidden>{faultsIn(step.path)}</span>
                  <span className="sr-only">{translate(wizardMessages.toComplete(faultsIn(step.path)))}</span>
                </em>
              )}
              <small>{translate(wizardMessages.stepOf(index + 1, steps.length))}</small>
            </Link>
          </li>
        ))}
      </ol>
    </Row>
  );
}

const Row = styled('nav')({
  marginTop: 10,
  '& ol': { listStyle: 'none', margin: 0, padding: 0, display: 'flex', gap: 26 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    paddingBottom: 11,
    color: 'var(--ink-3)',
    fontWeight: 550,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { color: 'var(--ink)' },
  '& b': {
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: '1.5px solid var(--line-2)',
    display: 'grid',
    placeItems: 'center',
    fontSize: '0.6875rem',
    flex: 'none',
  },
  '& em': {
    minWidth: 16,
    height: 16,
    boxSizing: 'border-box',
    padding: '0 4px',
    borderRadius: 8,
    background: 'var(--danger)',
    color: 'var(--surface)',
    fontSize: '0.6875rem',
    lineHeight: '16px',
    fontStyle: 'normal',
    fontWeight: 700,
    textAlign: 'center',
    wordSpacing: 0,
  },
  '& small': { display: 'none', fontSize: '0.75rem', fontWeight: 400, color: 'var(--ink-3)' },
  '& a[data-done]': { color: 'var(--ink-2)' },
  '& a[data-done] b': {
    background: 'var(--accent-soft)',
    borderColor: 'var(--accent-soft)',
    color: 'var(--accent-ink)',
  },
  '& a[aria-current]': {
    color: 'var(--ink)',
    fontWeight: 700,
    boxShadow: 'inset 0 -2px var(--accent)',
  },
  '& a[aria-current] b': {
    background: 'var(--accent)',
    borderColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '@container (max-width: 760px)': {
    flex: 1,
    minWidth: 0,
    '& li:not(:has([aria-current]))': { display: 'none' },
    '& em': {
      minWidth: 16,
      height: 16,
      boxSizing: 'border-box',
      padding: '0 4px',
      borderRadius: 8,
      background: 'var(--danger)',
      color: 'var(--surface)',
      fontSize: '0.6875rem',
      lineHeight: '16px',
      fontStyle: 'normal',
      fontWeight: 700,
      textAlign: 'center',
      wordSpacing: 0,
    },
    '& small': { display: 'inline' },
  },
});
