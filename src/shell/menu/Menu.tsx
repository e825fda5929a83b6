import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { highlightedPath, type MenuItem, menuFor, trimSlashes } from '../../../resources/access.ts';
import type { Viewer } from '../../../resources/declare.ts';
import { formatBadge } from '../parts/format.ts';
import { usePublicPath } from '../router/index.ts';
import { iconNamed } from './icons.ts';
import { useCounters } from './use-counters.ts';

/** The sidebar's entries for a viewer (SPEC A2). `onPick` closes a drawer. */
export function Menu({ viewer, onPick }: { viewer: Viewer; onPick?: (() => void) | undefined }) {
  const counters = useCounters();
  const path = usePublicPath();
  const current = trimSlashes(highlightedPath(path === '/dashboard' ? '/' : path));
  return (
    <nav className="menu" aria-label="Menu utama">
      {menuFor(viewer).map((group) => (
        <div key={group.label?.id ?? 'first'} className="menu-group">
          {group.label && <p className="menu-label">{group.label.id}</p>}
          {group.items.map((item) =>
            item.children ? (
              <Branch key={item.path} item={item} current={current} onPick={onPick} />
            ) : (
              <Entry
                key={item.path}
                item={item}
                current={current}
                onPick={onPick}
                count={item.badge && counters?.[item.badge]}
              />
            ),
          )}
        </div>
      ))}
    </nav>
  );
}

type EntryProps = {
  item: MenuItem;
  current: string;
  count?: number | undefined;
  onPick?: (() => void) | undefined;
};

const isWithin = (current: string, path: string): boolean =>
  current === trimSlashes(path) || (path !== '/' && current.startsWith(`${trimSlashes(path)}/`));

function Entry({ item, current, count, onPick }: EntryProps) {
  const Icon = iconNamed(item.icon);
  const isHere = isWithin(current, item.root ?? item.path);
  const isUrgent = item.badge === 'taskCount' || item.badge === 'inboxCount';
  return (
    <LinkBase
      to={item.path}
      className={isHere ? 'nav here' : 'nav'}
      aria-current={isHere ? 'page' : undefined}
      onClick={onPick}
      title={item.label.id}
    >
      <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
      <span className="nav-text">{item.label.id}</span>
      {count ? <b className={isUrgent ? 'count urgent' : 'count'}>{formatBadge(count)}</b> : null}
    </LinkBase>
  );
}

function Branch({ item, current, onPick }: EntryProps) {
  const isInside = (item.children ?? []).some((child) => isWithin(current, child.path));
  const [isOpen, setOpen] = useState(isInside);
  const Icon = iconNamed(item.icon);
  const shown = isOpen || isInside;
  return (
    <div className={shown ? 'branch open' : 'branch'}>
      <button
        type="button"
        className="nav"
        aria-expanded={shown}
        onClick={() => setOpen(!shown)}
        title={item.label.id}
      >
        <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
        <span className="nav-text">{item.label.id}</span>
        <ChevronDown className="nav-turn" size={15} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {shown && (
        <div className="branch-items">
          {item.children?.map((child) => {
            const isHere = isWithin(current, child.path);
            return (
              <LinkBase
                key={child.path}
                to={child.path}
                className={isHere ? 'nav leaf here' : 'nav leaf'}
                aria-current={isHere ? 'page' : undefined}
                onClick={onPick}
              >
                <span className="nav-text">{child.label.id}</span>
              </LinkBase>
            );
          })}
        </div>
      )}
    </div>
  );
}
