import ChevronDown from 'lucide-react/icons/chevron-down';
import { LinkBase, useStore } from 'react-admin';
import { trimSlashes } from '../../../domain/access/paths.ts';
import type { Viewer } from '../../../domain/access/viewer.ts';
import { type Messages, translate } from '../../../lib/language.ts';
import { highlightedPath, type MenuItem, menuFor } from '../../../resources/access.ts';
import { formatBadge } from '../../ui/format.ts';
import { usePublicPath } from '../router/index.ts';
import { iconNamed } from './icons.ts';
import { isWithin } from './is-within.ts';
import { useCounters } from './use-counters.ts';
import { useHereInSight } from './use-here-in-sight.ts';

const menuMessages = {
  main: { id: 'Menu utama', en: 'Main menu' },
} satisfies Messages;

/** A list that is opened from here shows everything, not what was searched before. */
const fresh = { fresh: true };

/** The sidebar's entries for a viewer (SPEC A2). `onPick` closes a drawer. */
export function Menu({ viewer, onPick }: { viewer: Viewer; onPick?: (() => void) | undefined }) {
  const counters = useCounters();
  const path = usePublicPath();
  const current = trimSlashes(highlightedPath(path === '/dashboard' ? '/' : path));
  const menu = useHereInSight(current);
  return (
    <nav ref={menu} className="menu" aria-label={translate(menuMessages.main)}>
      {menuFor(viewer).map((group) => (
        <div key={group.label?.id ?? 'first'} className="menu-group">
          {group.label && <p className="menu-label">{translate(group.label)}</p>}
          {group.items.map((item) =>
            item.children ? (
              <Branch
                key={item.path}
                item={item}
                current={current}
                onPick={onPick}
                countOf={({ badge }) => (badge && counters?.[badge]) ?? 0}
              />
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

function Entry({ item, current, count, onPick }: EntryProps) {
  const Icon = iconNamed(item.icon);
  const isHere = isWithin(current, item.root ?? item.path);
  const isUrgent = item.badge === 'taskCount' || item.badge === 'inboxCount';
  return (
    <LinkBase
      to={item.path}
      state={fresh}
      className={isHere ? 'nav here' : 'nav'}
      aria-current={isHere ? 'page' : undefined}
      onClick={onPick}
      title={translate(item.label)}
    >
      <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
      <span className="nav-text">{translate(item.label)}</span>
      {count ? <b className={isUrgent ? 'count urgent' : 'count'}>{formatBadge(count)}</b> : null}
    </LinkBase>
  );
}

function Count({ of }: { of: number }) {
  return of > 0 ? <b className="count">{formatBadge(of)}</b> : null;
}

type BranchProps = Omit<EntryProps, 'count'> & { countOf: (child: MenuItem) => number };

/** Closed it says how much waits below it; open each of its entries does. */
function Branch({ item, current, onPick, countOf }: BranchProps) {
  // The longest matching path wins: a page below another is only itself.
  const here = (item.children ?? [])
    .filter((child) => isWithin(current, child.path))
    .sort((one, other) => other.path.length - one.path.length)[0];
  const isInside = here !== undefined;
  const [isOpen, setOpen] = useStore(`naskah.menu.${item.path}`, false);
  const Icon = iconNamed(item.icon);
  const shown = isOpen || isInside;
  return (
    <div className={shown ? 'branch open' : 'branch'}>
      <button
        type="button"
        className="nav"
        aria-expanded={shown}
        onClick={() => setOpen(!shown)}
        title={translate(item.label)}
      >
        <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
        <span className="nav-text">{translate(item.label)}</span>
        {!shown && <Count of={(item.children ?? []).reduce((sum, child) => sum + countOf(child), 0)} />}
        <ChevronDown className="nav-turn" size={15} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {shown && (
        <div className="branch-items">
          {item.children?.map((child) => {
            const isHere = child === here;
            return (
              <LinkBase
                key={child.path}
                to={child.path}
                state={fresh}
                className={isHere ? 'nav leaf here' : 'nav leaf'}
                aria-current={isHere ? 'page' : undefined}
                onClick={onPick}
              >
                <span className="nav-text">{translate(child.label)}</span>
                <Count of={countOf(child)} />
              </LinkBase>
            );
          })}
          {item.all && (
            <LinkBase to={item.all.path} className="nav leaf" onClick={onPick}>
              <span className="nav-text">{translate(item.all.label)}</span>
            </LinkBase>
          )}
        </div>
      )}
    </div>
  );
}
