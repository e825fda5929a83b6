import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useLocation } from 'react-admin';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { filingMessages as messages } from '../filing/messages.ts';
import { useWaiting, withCount } from './use-waiting.ts';
import './parts.css';

const tabs: { to: string; label: Message; badge?: 'retentionCount' }[] = [
  { to: filingPages.list, label: messages.units },
  { to: filingPages.unfiled, label: messages.unfiled },
  { to: filingPages.retention, label: messages.retention, badge: 'retentionCount' },
];

export function FilingTabs() {
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const open = tabs.find(({ to }) => to !== filingPages.list && pathname.startsWith(to)) ?? tabs[0];
  return (
    <Tabs
      value={open?.to}
      component="nav"
      aria-label={translate(messages.parts)}
      className="archive-tabs"
      variant="scrollable"
      scrollButtons={false}
    >
      {tabs.map(({ to, label, badge }) => (
        <Tab
          key={to}
          value={to}
          label={withCount(translate(label), badge && waiting?.[badge])}
          component={LinkBase}
          to={to}
        />
      ))}
    </Tabs>
  );
}
