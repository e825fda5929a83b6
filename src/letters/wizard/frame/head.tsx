import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { translate } from '../../../../lib/language.ts';
import { lazyPart } from '../../../shell/index.ts';
import { SoftChip } from '../../../ui/soft-chip.tsx';
import { wizardMessages } from '../messages.ts';
import { fieldId } from './field.tsx';
import { SaveStateLabel } from './save-state-label.tsx';
import { Steps } from './steps.tsx';
import { useWizard } from './wizard-context.ts';
import { viewOf } from './wizard-route.ts';

const DraftTools = lazyPart(() => import('../tools/draft-tools.tsx'));

type Props = {
  name: string;
  /** The text was exchanged: the editor takes the new one. */
  onReplaced: () => void;
};

export function Head({ name, onReplaced }: Props) {
  const { draft, saveState, refused, place } = useWizard();
  const [wrong] = saveState.kind === 'refused' ? refused : [];
  return (
    <Shell>
      <div className="name">
        <h1>{name}</h1>
        {draft.subTypeName && (
          <Link to={place.hrefOf('detail-naskah')} title={translate(wizardMessages.changeKind)}>
            <SoftChip>{draft.subTypeName}</SoftChip>
          </Link>
        )}
      </div>
      <div className="state">
        <SaveStateLabel
          state={saveState}
          {...(wrong && {
            wayTo: `${place.hrefOf(viewOf(wrong.step, draft.contentMode))}#${fieldId(wrong.field)}`,
          })}
        />
      </div>
      <div className="tools">
        <Suspense>
          <DraftTools onReplaced={onReplaced} />
        </Suspense>
      </div>
      <Steps />
    </Shell>
  );
}

// The tools appear with the first save; reserve their place to avoid a layout shift.
const Shell = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: "'name state tools' 'steps steps steps'",
  alignItems: 'center',
  columnGap: 8,
  padding: '10px 16px 0 24px',
  borderBottom: '1px solid var(--line)',
  background: 'var(--surface)',
  '& .name': { gridArea: 'name', display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, minHeight: 34 },
  '& .state': { gridArea: 'state', minWidth: 0 },
  '& .tools': { gridArea: 'tools', display: 'flex' },
  '& nav': { gridArea: 'steps', minWidth: 0 },
  '& .name a': { flex: 'none', borderRadius: 6, textDecoration: 'none' },
  '& .name a:hover .chip': { background: 'var(--hover)' },
  '& h1': {
    margin: 0,
    fontSize: '1.0625rem',
    lineHeight: '24px',
    fontWeight: 700,
    letterSpacing: '-.008em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minWidth: 0,
  },
  '@container (max-width: 760px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: "'name name tools' 'steps state state'",
    padding: '4px 6px 0 16px',
    '& .name': { minHeight: 44 },
    '& .name .chip': { display: 'none' },
    '& .state': { justifySelf: 'end', padding: '0 10px 11px 0', textAlign: 'right' },
    '& nav': { marginTop: 0 },
  },
});
