import Bell from 'lucide-react/icons/bell';
import { Suspense, useState } from 'react';
import { type Message, translate } from '../../lib/language.ts';
import { lazyPart } from '../shell/index.ts';
import { formatBadge } from '../ui/format.ts';
import { useUnread } from './use-notifications.ts';

const NotificationPanel = lazyPart(() => import('./notification-panel.tsx'));

/** The bell with the number of unread notifications, "99+" above 99 (SPEC A5). */
export function NotificationBell() {
  const count = useUnread()?.totalCount ?? 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={translate(wordsFor(count))}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Bell size={18} strokeWidth={1.6} aria-hidden="true" />
        {count > 0 && <i aria-hidden="true">{formatBadge(count)}</i>}
      </button>
      {anchor && (
        <Suspense>
          <NotificationPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Here, and not with the others: the bell is of the first load. */
const wordsFor = (count: number): Message =>
  count > 0
    ? { id: `Notifikasi, ${count} belum dibaca`, en: `Notifications, ${count} unread` }
    : { id: 'Notifikasi', en: 'Notifications' };
