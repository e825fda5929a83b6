import Button from '@mui/material/Button';
import { Archive, CalendarDays, ChartColumn, Plus, Search } from 'lucide-react';
import { LinkBase } from 'react-admin';
import { isAddress, mayOpen, type Viewer } from '../../resources/access.ts';
import { archiveDashboard } from '../../resources/dashboard.ts';
import { firstReport } from '../../resources/entry-rules.ts';
import { words } from './words.ts';

/** What one may begin from here, by privilege (SPEC A2). */
export function QuickActions({ viewer }: { viewer: Viewer }) {
  const report = firstReport(viewer);
  const actions = [
    { to: '/naskah-dinas/buat-naskah', label: words.write.id, icon: Plus },
    { to: '/search', label: words.search.id, icon: Search },
    ...(report ? [{ to: report, label: words.reports.id, icon: ChartColumn }] : []),
    { to: archiveDashboard.path, label: words.archive.id, icon: Archive },
    { to: '/calendar', label: words.agenda.id, icon: CalendarDays },
  ].filter(({ to }) => isAddress(to) && mayOpen(viewer, to));
  return (
    <nav className="page-actions" aria-label={words.quick.id}>
      {actions.map(({ to, label, icon: Icon }) => (
        <Button
          key={to}
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
