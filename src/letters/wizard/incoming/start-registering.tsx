import { styled } from '@mui/material/styles';
import ScanText from 'lucide-react/icons/scan-text';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { translate } from '../../../../lib/language.ts';
import { afterPaint } from '../../../first-load/index.ts';
import { withFlow } from '../draft/detail-rules.ts';
import { subTypesFor, useKinds, useSubTypes } from '../draft/lookups.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { useChooseKind } from '../proposing/use-choose-kind.ts';
import { useRecent } from '../proposing/use-recent.ts';
import { incomingMessages } from './messages.ts';

/** One press to the scan: a letter from outside of the kind registered last. */
export function StartRegistering() {
  const { draft, change, place } = useWizard();
  const { options: subTypes } = useSubTypes();
  const { options: kinds } = useKinds();
  const { registering } = useRecent();
  const choose = useChooseKind();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const incoming = subTypesFor(subTypes, null, 'eksternal-internal');
  // Where none was registered yet, the plainest name is the general kind.
  const [plainest] = incoming.toSorted((a, b) => a.label.length - b.label.length);
  const usual = incoming.find(({ id }) => id === registering?.subTypeId) ?? plainest;
  // Whoever answers a letter has no other to register meanwhile.
  if (!usual || draft.answered) return null;
  const start = async () => {
    change((now) => withFlow(now, 'eksternal-internal', kinds, subTypes));
    await choose(usual);
    navigate(place.hrefOf('formulir-naskah'));
  };
  return (
    <Start
      type="button"
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (isBusy) return;
        setBusy(true);
        afterPaint(() => void start());
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
