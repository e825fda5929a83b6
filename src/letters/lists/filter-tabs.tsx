import { LinkBase } from 'react-admin';
import { formatNumber } from '../../ui/format.ts';

export type FilterTab = {
  label: string;
  to: string;
  isActive: boolean;
  count?: number;
  atLeast?: boolean;
  /** Of another nature than those before it: stands apart. */
  isApart?: boolean;
};

/** Tabs as links, so that back, reload and a new window restore them. */
export function FilterTabs({ label, tabs }: { label: string; tabs: FilterTab[] }) {
  return (
    <nav className="mailbox-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <LinkBase
          className={tab.isApart ? 'mailbox-tab is-apart' : 'mailbox-tab'}
          key={tab.label}
          to={tab.to}
          aria-current={tab.isActive ? 'page' : undefined}
          ref={tab.isActive ? bringInSight : undefined}
        >
          {tab.label}
          {tab.count !== undefined && (
            <b>
              {' '}
              {formatNumber(tab.count)}
              {tab.atLeast && '+'}
            </b>
          )}
        </LinkBase>
      ))}
    </nav>
  );
}

/** On a phone the chosen tab may lie beside the screen. */
const bringInSight = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
