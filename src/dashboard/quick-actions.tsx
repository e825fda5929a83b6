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
import { translate } from '../../lib/language.ts';
import { isAddress, mayOpen } from '../../resources/access.ts';
import { commonMessages } from '../ui/messages.ts';
import { messages } from './messages.ts';

type Action = { to: string; label: string; icon: typeof Plus; isNear?: boolean };

/** What the user may begin from here, by privilege (SPEC A2). */
export function QuickActions({ viewer }: { viewer: Viewer }) {
  const report = firstReport(viewer);
  const actions: Action[] = [
    { to: '/naskah-dinas/buat-naskah', label: translate(messages.write), icon: Plus, isNear: true },
    { to: '/search', label: translate(commonMessages.search), icon: Search, isNear: true },
    ...(report ? [{ to: report, label: translate(messages.reports), icon: ChartColumn }] : []),
    { to: archiveDashboard.path, label: translate(messages.archive), icon: Archive },
    { to: '/calendar', label: translate(messages.agenda), icon: CalendarDays },
  ].filter(({ to }) => isAddress(to) && mayOpen(viewer, to));
  return (
    <nav className="page-actions" aria-label={translate(messages.quick)}>
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
