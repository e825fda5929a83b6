import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { agendaLabel } from '../../../../domain/letters/incoming.ts';
import { translate } from '../../../../lib/language.ts';
import { newLetterHref } from '../frame/wizard-route.ts';
import { incomingMessages } from './messages.ts';
import { useQueue } from './use-queue.ts';

/** The number just given, large enough to be copied onto the paper, and the way through the pile. */
export function QueueBar() {
  const { items, at, last } = useQueue();
  const navigate = useNavigate();
  const hrefAt = (index: number): string | undefined => {
    const item = items[index];
    return item && item.agenda === null ? newLetterHref('formulir-naskah', item.letterId) : undefined;
  };
  const [before, after] = [at > 0 ? hrefAt(at - 1) : undefined, at >= 0 ? hrefAt(at + 1) : undefined];
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
  const done = items.filter(({ agenda }) => agenda !== null).length;
  if (!last && items.length < 2) return null;
  return (
    <Bar aria-label={translate(incomingMessages.queue)}>
      {last?.agenda && (
        <div className="agenda" role="status">
          <small>{translate(incomingMessages.lastAgenda)}</small>
          <b>{agendaLabel(last.agenda)}</b>
          <span>
            <strong>{last.senderName}</strong>
            {last.number}
          </span>
        </div>
      )}
      {items.length > 1 && at >= 0 && (
        <div className="way">
          <Step to={before} label={translate(incomingMessages.previous)}>
            <ChevronUp size={18} strokeWidth={1.6} aria-hidden />
          </Step>
          <b>{translate(incomingMessages.placeInQueue(at + 1, items.length))}</b>
          <Step to={after} label={translate(incomingMessages.following)}>
            <ChevronDown size={18} strokeWidth={1.6} aria-hidden />
          </Step>
          {done > 0 && <span>{translate(incomingMessages.registeredCount(done))}</span>}
        </div>
      )}
    </Bar>
  );
}

type StepProps = { to: string | undefined; label: string; children: React.ReactNode };

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
  '& .agenda': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 16,
    alignItems: 'center',
  },
  '& .agenda > small': {
    gridColumn: '1 / -1',
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-2)',
  },
  '& .agenda > b': {
    fontSize: '2.25rem',
    lineHeight: '40px',
    fontWeight: 700,
    letterSpacing: '-.014em',
    userSelect: 'all',
  },
  '& .agenda > span': {
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-2)',
    overflowWrap: 'anywhere',
  },
  '& .agenda strong': { display: 'block', color: 'var(--ink)', fontWeight: 650 },
  '& .way': { display: 'flex', alignItems: 'center', gap: 4 },
  '& .way > span': { marginLeft: 8, fontSize: '0.75rem', color: 'var(--ink-2)' },
});
