import { styled } from '@mui/material/styles';
import ScanText from 'lucide-react/icons/scan-text';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { translate } from '../../../../lib/language.ts';
import { afterPaint } from '../../../first-load/index.ts';
import { withFlow } from '../draft/detail-rules.ts';
import { useKinds, useSubTypes } from '../draft/lookups.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { incomingMessages } from './messages.ts';
import { useIncomingKinds } from './use-incoming-kinds.ts';

/** One press to the scan of a letter from outside; its kind follows from who wrote it. */
export function StartRegistering() {
  const { draft, change, place } = useWizard();
  const { options: subTypes } = useSubTypes();
  const { options: kinds } = useKinds();
  const { usual } = useIncomingKinds();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  // Whoever answers a letter has no other to register meanwhile.
  if (!usual || draft.answered || (draft.from === 'external' && draft.naskahDinasCategoryId)) return null;
  const start = () => {
    change((now) => withFlow(now, 'eksternal-internal', kinds, subTypes));
    navigate(place.hrefOf('formulir-naskah'));
  };
  return (
    <Start
      type="button"
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (isBusy) return;
        setBusy(true);
        afterPaint(start);
      }}
    >
      <ScanText size={18} strokeWidth={1.6} aria-hidden />
      <span>
        <b>{translate(incomingMessages.fromScan)}</b>
        <small>{translate(incomingMessages.fromScanHelp)}</small>
      </span>
    </Start>
  );
}

const Start = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 56,
  padding: '8px 12px',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  background: 'var(--surface)',
  border: '1px solid var(--line-2)',
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:active, &[aria-busy]': { background: 'var(--line-2)' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& svg': { flex: 'none', color: 'var(--ink-3)' },
  '& b, & small': { display: 'block' },
  '& b': { fontWeight: 650, lineHeight: '20px' },
  '& small': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
});
