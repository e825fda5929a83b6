import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useLocation } from 'react-admin';
import { filingPages } from '../../../resources/dokumen/pemberkasan/filing-pages.ts';
import { useSay } from '../../views/parts.ts';
import { filingWords as words } from '../filing/words.ts';
import './parts.css';

const tabs = [
  { to: filingPages.list, label: words.units },
  { to: filingPages.unfiled, label: words.unfiled },
  { to: filingPages.retention, label: words.retention },
];

/** The pages of filing, beside each other. */
export const FilingTabs = () => {
  const say = useSay();
  const { pathname } = useLocation();
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
      {tabs.map(({ to, label }) => (
        <Tab key={to} value={to} label={say(label)} component={LinkBase} to={to} />
      ))}
    </Tabs>
  );
};
