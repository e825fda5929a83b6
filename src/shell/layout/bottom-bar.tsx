import Archive from 'lucide-react/icons/archive';
import FileText from 'lucide-react/icons/file-text';
import House from 'lucide-react/icons/house';
import Inbox from 'lucide-react/icons/inbox';
import MenuIcon from 'lucide-react/icons/menu';
import SquareCheck from 'lucide-react/icons/square-check';
import { LinkBase } from 'react-admin';
import type { Viewer } from '../../../domain/access/viewer.ts';
import { translate } from '../../../lib/language.ts';
import { highlightedPath, mayOpen } from '../../../resources/access.ts';
import { formatBadge } from '../../ui/format.ts';
import { isWithin } from '../menu/is-within.ts';
import { useCounters } from '../menu/use-counters.ts';
import { frameMessages } from './messages.ts';

const entries = [
  { path: '/', label: frameMessages.home, Icon: House },
  { path: '/naskah-dinas/tugas', label: frameMessages.tasks, Icon: SquareCheck, badge: 'taskCount' },
  { path: '/naskah-dinas/inbox', label: frameMessages.inbox, Icon: Inbox, badge: 'inboxCount' },
] as const;
/** The archive (active on all its pages); Draft for users without it. */
const fourth = [
  { path: '/dokumen/arsip-aktif', root: '/dokumen', label: frameMessages.archive, Icon: Archive },
  { path: '/naskah-dinas/draft', label: { id: 'Draft', en: 'Draft' }, Icon: FileText },
] as const;

type Props = { viewer: Viewer; path: string; onMore: () => void };

/** The thumb's menu below 600 px (LOOK, Small screens). */
export function BottomBar({ viewer, path: here, onMore }: Props) {
  const counters = useCounters();
  const current = highlightedPath(here === '/dashboard' ? '/' : here);
  return (
    <nav className="bottom" aria-label={translate(frameMessages.bottomMenu)}>
      {[...entries, ...fourth.filter(({ path }) => mayOpen(viewer, path)).slice(0, 1)]
        .filter(({ path }) => mayOpen(viewer, path))
        .map(({ path, label, Icon, ...entry }) => {
          const count = 'badge' in entry ? (counters?.[entry.badge] ?? 0) : 0;
          const isHere = isWithin(current, 'root' in entry ? entry.root : path);
          return (
            <LinkBase
              key={path}
              to={path}
              className={isHere ? 'here' : undefined}
              aria-current={isHere ? 'page' : undefined}
            >
              <span className="bottom-icon">
                <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
                {count > 0 && <b>{formatBadge(count)}</b>}
              </span>
              {translate(label)}
            </LinkBase>
          );
        })}
      <button type="button" onClick={onMore}>
        <span className="bottom-icon">
          <MenuIcon size={18} strokeWidth={1.6} aria-hidden="true" />
        </span>
        {translate(frameMessages.others)}
      </button>
    </nav>
  );
}
