import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Counters } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { useSigned } from '../../shell/index.ts';
import { addressOf } from '../address-of.ts';
import { messages } from '../messages.ts';
import { endOthersPush } from '../settings/browser-push.ts';
import { type Arrivals, arrivalsIn, type Unread } from './arrivals.ts';
import { Arrived } from './arrived.tsx';
import type { News } from './follow.ts';
import { listenTogether } from './listen-together.ts';
import { collectChanges, refreshLetters } from './refresh-letters.ts';
import { refreshLists, refreshOpened } from './refresh-lists.ts';

/**
 * Syncs the bell, the menu's counters and their lists with the server (docs/decisions/live-updates.md). Shows
 * arrivals as toasts; on the notification page only for screen readers.
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
        setSaid(translate(count === 1 ? messages.arrivedOne(newest.title) : messages.arrived(count)));
      else notify(<Arrived newest={newest} count={count} />, { type: 'info' });
    },
    [notify],
  );
  const hear = useHearing(show);
  // Name by user and role: on a server with per-tab sessions, tabs may have different users.
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

/** Writes stream events, which equal the calls' responses, into the query cache. */
function useHearing(show: (arrivals: Arrivals) => void): (news: News) => void {
  const client = useQueryClient();
  const last = useRef<Unread>(undefined);
  const counted = useRef<Counters>(undefined);
  const changed = useMemo(() => collectChanges((ids) => refreshLetters(client, ids)), [client]);
  return useCallback(
    (news) => {
      if (news.event === 'ask') {
        void client.invalidateQueries({ queryKey: ['notifications'] });
        void client.invalidateQueries({ queryKey: ['counters'] });
        refreshLists(client);
        refreshOpened(client);
        return;
      }
      if (!('data' in news)) return;
      if (news.event === 'letters') return changed(JSON.parse(news.data) as string[]);
      if (news.event === 'counters') {
        const counters = JSON.parse(news.data) as Counters;
        client.setQueryData(['counters'], counters);
        // Compare with the stream's own last figures: calls may have refreshed the counters, but not the lists.
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
    [client, show, changed],
  );
}
