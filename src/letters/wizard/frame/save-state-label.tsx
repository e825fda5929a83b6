import { styled } from '@mui/material/styles';
import Cloud from 'lucide-react/icons/cloud';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { Link } from 'react-router-dom';
import { translate } from '../../../../lib/language.ts';
import { formatTime } from '../../../ui/format.ts';
import type { SaveState } from '../autosave/autosave.ts';
import { wizardMessages } from '../messages.ts';
import { focusField } from './focus-field.ts';

/**
 * Shows the save state with a link to a refused field. Announced to screen readers only when something is not
 * saved.
 */
export function SaveStateLabel({ state, wayTo }: { state: SaveState; wayTo?: string }) {
  const told = words(state);
  if (!told) return null;
  const Icon = told.icon;
  return (
    <Line data-tone={told.tone} data-state={state.kind}>
      <Icon size={15} strokeWidth={1.6} aria-hidden />
      <span aria-live={told.tone === 'calm' ? 'off' : 'polite'}>
        {wayTo ? (
          <Link to={wayTo} onClick={() => focusField(wayTo.slice(wayTo.indexOf('#')))}>
            {told.text}
          </Link>
        ) : (
          told.text
        )}
      </span>
    </Line>
  );
}

function words(state: SaveState) {
  switch (state.kind) {
    case 'untouched':
      return null;
    case 'saving':
      return { tone: 'calm', icon: CloudUpload, text: translate(wizardMessages.saving) };
    case 'saved':
      return { tone: 'ok', icon: Cloud, text: translate(wizardMessages.savedAt(formatTime(state.at))) };
    case 'offline':
      return { tone: 'wait', icon: CloudOff, text: translate(wizardMessages.offline) };
    case 'retrying':
      return { tone: 'wait', icon: CloudAlert, text: translate(wizardMessages.again) };
    case 'conflict':
      return { tone: 'bad', icon: CloudAlert, text: translate(wizardMessages.clash) };
    case 'refused':
    case 'stopped':
      return { tone: 'bad', icon: CloudAlert, text: translate(wizardMessages.refused(state.message)) };
  }
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 600,
  minWidth: 0,
  color: 'var(--ink-3)',
  '& svg': { flex: 'none' },
  '& a': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: 3 },
  '&[data-tone=ok]': { color: 'var(--ok)' },
  '&[data-tone=wait]': { color: 'var(--stamp)' },
  '&[data-tone=bad]': { color: 'var(--danger)' },
});
