import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { RegisteringItem } from '../../../../domain/calls/letters/shapes/incoming.ts';
import { translate } from '../../../../lib/language.ts';
import { newLetterHref } from '../frame/wizard-route.ts';
import { AgendaGiven } from './agenda-given.tsx';
import { incomingMessages } from './messages.ts';
import { useQueue } from './use-queue.ts';

/**
 * The number just given, and the way through the pile.
 * @param children which half is shown, on narrow screens: no second row pushes all down
 */
export function QueueBar({ children }: { children?: ReactNode }) {
  const { pile, at, last, ...near } = useQueue();
  const navigate = useNavigate();
  const hrefOf = (item: RegisteringItem | undefined) =>
    item && newLetterHref('formulir-naskah', item.letterId);
  const [before, after] = [hrefOf(near.before), hrefOf(near.after)];
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const to = event.key === 'ArrowDown' ? after : event.key === 'ArrowUp' ? before : undefined;
      if (!event.altKey || !to) return;
      event.preventDefault();
      navigate(to);
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [before, after, navigate]);
  const done = pile.filter(({ agenda }) => agenda !== null).length;
  const hasWay = pile.length > 1 && at >= 0;
  if (!last && !hasWay && !children) return null;
  return (
    <Bar aria-label={translate(incomingMessages.queue)} data-bare={(!last && !hasWay) || undefined}>
      {last && <AgendaGiven {...last} />}
      {children && <div className="which">{children}</div>}
      {hasWay && (
        <div className="way">
          <Step to={before} label={translate(incomingMessages.previous)}>
            <ChevronUp size={18} strokeWidth={1.6} aria-hidden />
          </Step>
          <b>{translate(incomingMessages.placeInQueue(at + 1, pile.length))}</b>
          <Step to={after} label={translate(incomingMessages.following)}>
            <ChevronDown size={18} strokeWidth={1.6} aria-hidden />
          </Step>
          {done > 0 && <span>{translate(incomingMessages.registeredCount(done))}</span>}
        </div>
      )}
    </Bar>
  );
}

type StepProps = { to: string | undefined; label: string; children: ReactNode };

function Step({ to, label, children }: StepProps) {
  return to ? (
    <IconButton size="small" component={Link} to={to} aria-label={label} title={label}>
      {children}
    </IconButton>
  ) : (
    <IconButton size="small" disabled aria-label={label}>
      {children}
    </IconButton>
  );
}

const Bar = styled('section')({
  padding: '10px 24px',
  borderBottom: '1px solid var(--line)',
  background: 'var(--sunken)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '& .way': { display: 'flex', alignItems: 'center', gap: 4 },
  '& .way > span': { marginLeft: 8, fontSize: '0.75rem', color: 'var(--ink-2)' },
  '& .which, &[data-bare]': { display: 'none' },
  '@container (max-width: 900px)': {
    padding: '8px 16px',
    rowGap: 8,
    alignItems: 'center',
    '& .which': { display: 'block' },
    '&[data-bare]': { display: 'flex' },
    '& .way > span': { display: 'none' },
  },
  '@container (max-width: 600px)': { '& > [role=status]': { flexBasis: '100%' } },
});
