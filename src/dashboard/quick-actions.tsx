import Button from '@mui/material/Button';
import Archive from 'lucide-react/icons/archive';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { LinkBase } from 'react-admin';
import { firstReport } from '../../domain/access/entry-rules.ts';
import type { Viewer } from '../../domain/access/viewer.ts';
import { archiveDashboard } from '../../domain/dashboard.ts';
import { say } from '../../lib/language.ts';
import { isAddress, mayOpen } from '../../resources/access.ts';
import { commonWords } from '../ui/words.ts';
import { words } from './words.ts';

type Action = { to: string; label: string; icon: typeof Plus; isNear?: boolean };

/** What the user may begin from here, by privilege (SPEC A2). */
export function QuickActions({ viewer }: { viewer: Viewer }) {
  const report = firstReport(viewer);
  const actions: Action[] = [
    { to: '/naskah-dinas/buat-naskah', label: say(words.write), icon: Plus, isNear: true },
    { to: '/search', label: say(commonWords.search), icon: Search, isNear: true },
    ...(report ? [{ to: report, label: say(words.reports), icon: ChartColumn }] : []),
    { to: archiveDashboard.path, label: say(words.archive), icon: Archive },
    { to: '/calendar', label: say(words.agenda), icon: CalendarDays },
  ].filter(({ to }) => isAddress(to) && mayOpen(viewer, to));
  return (
    <nav className="page-actions" aria-label={say(words.quick)}>
      {actions.map(({ to, label, icon: Icon, isNear }) => (
        <Button
          key={to}
          // Hidden where the menu beside it already has it.
          className={isNear ? 'is-near' : undefined}
          variant="outlined"
          component={LinkBase}
          to={to}
          startIcon={<Icon size={15} strokeWidth={1.6} aria-hidden />}
        >
          {label}
        </Button>
      ))}
    </nav>
  );
}
