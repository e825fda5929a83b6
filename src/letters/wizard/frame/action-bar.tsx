import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { flowOf } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { useHasDrafts } from '../../../shell/index.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { wizardMessages } from '../messages.ts';
import { refreshDesk } from './refresh-desk.ts';
import { useWizard } from './wizard-context.ts';
import { isPassed, stepOf, stepsFor, viewOf } from './wizard-route.ts';

/** Shows back, save for later and next; the last step replaces next with its own button. */
export function ActionBar({ last }: { last?: ReactNode }) {
  const { draft, place, autosave, saveState } = useWizard();
  const navigate = useNavigate();
  const notify = useNotify();
  const client = useQueryClient();
  const hasDrafts = useHasDrafts();
  const now = stepOf(place.view);
  const steps = stepsFor(flowOf(draft)).filter(({ path }) => path === now || !isPassed(path, draft));
  const index = steps.findIndex((step) => step.path === now);
  const before = steps[index - 1];
  const after = steps[index + 1];

  const putAway = async () => {
    if (saveState.kind !== 'untouched' && !(await autosave.flush())) {
      notify(translate(wizardMessages.keptHere), { type: 'warning' });
      return;
    }
    refreshDesk(client, draft.id);
    if (hasDrafts) return navigate('/naskah-dinas/draft');
    notify(translate(wizardMessages.draftSaved), { type: 'success' });
    navigate('/naskah-dinas/tugas/disiapkan');
  };

  return (
    <Bar
      data-on-sheet={(last && after && true) || undefined}
      data-registers={draft.from === 'external' || undefined}
    >
      {before && (
        <Button
          component={Link}
          to={place.hrefOf(viewOf(before.path, draft.contentMode))}
          variant="outlined"
          className="back"
          startIcon={<ChevronLeft size={15} strokeWidth={1.6} aria-hidden />}
          aria-label={translate(wizardMessages.backTo(translate(before.label).toLowerCase()))}
        >
          <span className="long">{translate(before.label)}</span>
        </Button>
      )}
      <span className="space" />
      <Button onClick={putAway} variant="text" className="save">
        {translate(commonMessages.save)}
        <span className="long">&nbsp;{translate(wizardMessages.asDraft)}</span>
      </Button>
      {last && after && (
        <Button component={Link} to={place.hrefOf(viewOf(after.path, draft.contentMode))} variant="text">
          {translate(wizardMessages.next)}
          <span className="long">
            &nbsp;{translate(wizardMessages.nextTo(translate(after.label).toLowerCase()))}
          </span>
        </Button>
      )}
      {last ??
        (after && (
          <Button
            component={Link}
            to={place.hrefOf(viewOf(after.path, draft.contentMode))}
            variant="contained"
            color="primary"
            endIcon={<ChevronRight size={15} strokeWidth={1.6} aria-hidden />}
          >
            {translate(wizardMessages.next)}
            <span className="long">
              &nbsp;{translate(wizardMessages.nextTo(translate(after.label).toLowerCase()))}
            </span>
          </Button>
        ))}
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  padding: '11px 24px',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line-2)',
  '& .space': { flex: 1 },
  // The reason why the last button is disabled: before both buttons, on phones above them.
  '& > .MuiButton-root:not(.back)': { order: 2 },
  '& > .why': { order: 1, margin: 0, fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-2)' },
  '& > .why a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 },
  '@container (max-width: 600px)': {
    padding: '10px 16px',
    flexWrap: 'wrap',
    '& > .why': { order: -1, flexBasis: '100%' },
    '& .long': { display: 'none' },
    // All is saved as it is typed; the sheet's own button needs the room.
    '&[data-on-sheet] > .save, &[data-on-sheet] > .space': { display: 'none' },
    '&[data-on-sheet] > .MuiButton-contained': { flex: 1 },
    '& .back': { minWidth: 44, '& .MuiButton-startIcon': { margin: 0 } },
  },
});
