import { FileText, House, Inbox, Menu as MenuIcon, SquareCheck } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { highlightedPath, mayOpen } from '../../../resources/access.ts';
import type { Viewer } from '../../../resources/declare.ts';
import { useCounters } from '../menu/use-counters.ts';
import { formatBadge } from '../parts/format.ts';

const entries = [
  { path: '/', label: 'Beranda', Icon: House },
  { path: '/naskah-dinas/tugas', label: 'Tugas', Icon: SquareCheck, badge: 'taskCount' },
  { path: '/naskah-dinas/inbox', label: 'Masuk', Icon: Inbox, badge: 'inboxCount' },
  { path: '/naskah-dinas/draft', label: 'Draft', Icon: FileText },
] as const;

/** The thumb's menu below 600 px (LOOK.md Small screens). */
export function BottomBar({ viewer, onMore }: { viewer: Viewer; onMore: () => void }) {
  const counters = useCounters();
  const { pathname } = useLocation();
  const current = highlightedPath(pathname === '/dashboard' ? '/' : pathname);
  return (
    <nav className="bottom" aria-label="Menu bawah">
      {entries
        .filter(({ path }) => mayOpen(viewer, path))
        .map(({ path, label, Icon, ...entry }) => {
          const count = 'badge' in entry ? (counters?.[entry.badge] ?? 0) : 0;
          const isHere = current === path || (path !== '/' && current.startsWith(path));
          return (
            <Link
              key={path}
              to={path}
              className={isHere ? 'here' : undefined}
              aria-current={isHere ? 'page' : undefined}
            >
              <span className="bottom-icon">
                <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
                {count > 0 && <b>{formatBadge(count)}</b>}
              </span>
              {label}
            </Link>
          );
        })}
      <button type="button" onClick={onMore}>
        <span className="bottom-icon">
          <MenuIcon size={18} strokeWidth={1.6} aria-hidden="true" />
        </span>
        Lainnya
      </button>
    </nav>
  );
}
