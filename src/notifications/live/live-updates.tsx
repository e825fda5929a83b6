import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Counters } from '../../../domain/letters/letter-rows.ts';
import { say } from '../../../lib/language.ts';
import { useSigned } from '../../shell/index.ts';
import { addressOf } from '../address-of.ts';
import { endOthersPush } from '../settings/browser-push.ts';
import { words } from '../words.ts';
import { type Arrivals, arrivalsIn, type Unread } from './arrivals.ts';
import { Arrived } from './arrived.tsx';
import type { News } from './follow.ts';
import { listenTogether } from './listen-together.ts';
import { refreshLists, refreshOpened } from './refresh-lists.ts';

/**
 * Keeps the bell, the menu's counters and the lists they count as they are on the server (docs/decisions/live-updates.md). Shows a toast for
 * what comes while one works; on the page of all notifications it is only said to who cannot see it.
 */
export default function LiveUpdates() {
  const { data: signed } = useSigned();
  const userId = signed?.user.id;
  const naskah = useNaskah();
  const [said, setSaid] = useState('');
  const notify = useNotify();
  const show = useCallback(
    ({ newest, count }: Arrivals) => {
      if (document.visibilityState !== 'visible' || location.pathname === addressOf(newest)) return;
      if (location.pathname === '/notifikasi')
        setSaid(say(count === 1 ? words.arrivedOne(newest.title) : words.arrived(count)));
      else notify(<Arrived newest={newest} count={count} />, { type: 'info' });
    },
    [notify],
  );
  const hear = useHearing(show);
  // Tabs of a server whose sessions are a tab's own may be of different people.
  const name = signed && `naskah.live.${signed.user.id}.${signed.role?.id ?? ''}`;
  useEffect(() => (name ? listenTogether(name, hear) : undefined), [name, hear]);
  useEffect(() => {
    if (!userId) return;
    // Without an answer nothing is known, and nothing ended.
    endOthersPush(async () => (await naskah.pushState()).isOnHere).catch(() => undefined);
  }, [userId, naskah]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}

/** What the server says is what its calls would have answered: it goes where their answers are kept. */
function useHearing(show: (arrivals: Arrivals) => void): (news: News) => void {
  const client = useQueryClient();
  const last = useRef<Unread>(undefined);
  const counted = useRef<Counters>(undefined);
  return useCallback(
    (news) => {
      if (news.event === 'ask') {
        void client.invalidateQueries({ queryKey: ['notifications'] });
        void client.invalidateQueries({ queryKey: ['counters'] });
        refreshLists(client);
        return;
      }
      if (!('data' in news)) return;
      if (news.event === 'counters') {
        const counters = JSON.parse(news.data) as Counters;
        client.setQueryData(['counters'], counters);
        // What the stream itself said before: calls may have had the same figures in between, and not the lists.
        if (counted.current) refreshLists(client, counters, counted.current);
        counted.current = counters;
      }
      if (news.event !== 'notifications') return;
      const unread = JSON.parse(news.data) as Unread;
      client.setQueryData(['notifications', 'unread'], unread);
      void client.invalidateQueries({ queryKey: ['notifications', 'page'] });
      void client.invalidateQueries({ queryKey: ['notifications', 'read'] });
      const arrivals = news.isFirst ? undefined : arrivalsIn(unread, last.current);
      last.current = unread;
      if (!arrivals) return;
      refreshOpened(client);
      show(arrivals);
    },
    [client, show],
  );
}
