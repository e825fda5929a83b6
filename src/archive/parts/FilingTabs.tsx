import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LinkBase, useLocation } from 'react-admin';
import { filingPages } from '../../../resources/dokumen/pemberkasan/filing-pages.ts';
import './parts.css';

const tabs = [
  { to: filingPages.list, label: 'Berkas' },
  { to: filingPages.unfiled, label: 'Belum diberkaskan' },
  { to: filingPages.retention, label: 'Retensi' },
];

/** The pages of filing, beside each other. */
export const FilingTabs = () => {
  const { pathname } = useLocation();
  const open = tabs.find(({ to }) => to !== filingPages.list && pathname.startsWith(to)) ?? tabs[0];
  return (
    <Tabs
      value={open?.to}
      component="nav"
      aria-label="Bagian pemberkasan"
      className="archive-tabs"
      variant="scrollable"
      scrollButtons={false}
    >
      {tabs.map(({ to, label }) => (
        <Tab key={to} value={to} label={label} component={LinkBase} to={to} />
      ))}
    </Tabs>
  );
};
