import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatBadge } from '../shell/index.ts';
import { useUnread } from './use-notifications.ts';

const NotificationMenu = lazy(() => import('./NotificationMenu.tsx'));

/** The bell with the number of unread notifications, "99+" above 99 (SPEC A5). */
export function NotificationBell() {
  const unread = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = unread?.totalCount ?? 0;
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={count > 0 ? `Notifikasi, ${count} belum dibaca` : 'Notifikasi'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Bell size={18} strokeWidth={1.6} aria-hidden="true" />
        {count > 0 && <i aria-hidden="true">{formatBadge(count)}</i>}
      </button>
      {anchor && (
        <Suspense>
          <NotificationMenu anchor={anchor} items={unread?.items ?? []} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
