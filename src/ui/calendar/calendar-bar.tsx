import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { translate } from '../../../lib/language.ts';
import { monthWords, type View, weekNumber, weekWords } from './days.ts';
import { messages } from './messages.ts';

type Props = {
  view: View;
  day: string;
  onToday: () => void;
  onTurn: (by: 1 | -1) => void;
  /** At the end of the bar. */
  children?: ReactNode;
};

/** Which days are shown, and the way to others. */
export function CalendarBar({ view, day, onToday, onTurn, children }: Props) {
  return (
    <div className="calendar-bar">
      <Button variant="outlined" onClick={onToday}>
        {translate(messages.today)}
      </Button>
      <IconButton
        aria-label={translate(messages.before[view])}
        title={translate(messages.before[view])}
        onClick={() => onTurn(-1)}
      >
        <ChevronLeft size={18} strokeWidth={1.6} />
      </IconButton>
      <IconButton
        aria-label={translate(messages.after[view])}
        title={translate(messages.after[view])}
        onClick={() => onTurn(1)}
      >
        <ChevronRight size={18} strokeWidth={1.6} />
      </IconButton>
      <p className="calendar-title" aria-live="polite">
        {view === 'week' ? weekWords(day) : monthWords(day)}
        {view === 'week' && (
          <small>
            {translate(messages.weekNumber)} {weekNumber(day)}
          </small>
        )}
      </p>
      <span className="grow" />
      {children}
    </div>
  );
}
