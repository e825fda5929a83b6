import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useLocation } from 'react-admin';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import { say, type Words } from '../../../lib/language.ts';
import { filingWords as words } from '../filing/words.ts';
import { useWaiting, withCount } from './use-waiting.ts';
import './parts.css';

const tabs: { to: string; label: Words; badge?: 'retentionCount' }[] = [
  { to: filingPages.list, label: words.units },
  { to: filingPages.unfiled, label: words.unfiled },
  { to: filingPages.retention, label: words.retention, badge: 'retentionCount' },
];

export function FilingTabs() {
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const open = tabs.find(({ to }) => to !== filingPages.list && pathname.startsWith(to)) ?? tabs[0];
  return (
    <Tabs
      value={open?.to}
      component="nav"
      aria-label={say(words.parts)}
      className="archive-tabs"
      variant="scrollable"
      scrollButtons={false}
    >
      {tabs.map(({ to, label, badge }) => (
        <Tab
          key={to}
          value={to}
          label={withCount(say(label), badge && waiting?.[badge])}
          component={LinkBase}
          to={to}
        />
      ))}
    </Tabs>
  );
}
