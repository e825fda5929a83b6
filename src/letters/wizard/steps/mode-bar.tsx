import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContentMode } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { viewOf } from '../frame/wizard-route.ts';
import { contentMessages } from './content-messages.ts';
import { Segments } from './segments.tsx';

/**
 * Switches between editor and ready document (SPEC A1: konten-naskah and konten-naskah-alt). Both contents are
 * kept.
 */
export function ModeSwitch() {
  const { draft, change, place } = useWizard();
  const navigate = useNavigate();
  return (
    <Segments<ContentMode>
      label={translate(contentMessages.way)}
      value={draft.contentMode}
      choices={[
        { value: 'editor', label: translate(contentMessages.writeHere) },
        { value: 'upload', label: translate(contentMessages.uploadReady) },
      ]}
      onChange={(contentMode) => {
        change({ contentMode });
        navigate(place.hrefOf(viewOf('konten-naskah', contentMode)), { replace: true });
      }}
    />
  );
}

/** The switch alone, at the place where the editor has it. */
export function ModeBar() {
  return (
    <StepBar>
      <ModeSwitch />
    </StepBar>
  );
}

/** The line above a step that takes the whole width. */
export const StepBar = styled('div')<{ children?: ReactNode }>({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 50,
  boxSizing: 'border-box',
  padding: '7px 24px',
  borderBottom: '1px solid var(--line)',
  background: 'var(--surface)',
  '@container (max-width: 860px)': { padding: '7px 16px' },
});

const pictureAlone = {
  '& .MuiButton-root': { minWidth: 44, fontSize: 0 },
  '& .MuiButton-startIcon': { margin: 0 },
};

/** Right, behind what is offered there. */
export const WordPlace = styled('span')({
  display: 'inline-flex',
  marginLeft: 'auto',
  'div + &': { marginLeft: 0 },
  '@container (max-width: 860px)': { order: 1, marginLeft: 0 },
  // Its picture alone where there is no room for words: on a phone, and beside much else.
  '@container (max-width: 520px)': pictureAlone,
  '@container (max-width: 1240px)': { '&[data-short]': pictureAlone },
});
