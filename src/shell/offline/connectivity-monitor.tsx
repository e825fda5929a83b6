import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { useLine } from './line.ts';
import { offlineMessages } from './messages.ts';
import { useWaitingCount } from './waiting-count.ts';

/** Interval of attempts while the server is unreachable, in milliseconds. */
const askAgain = 10_000;
/** The line is there but something still waits: sent again this often. */
const sendAgain = 20_000;

/** Probes a lost connection and sends queued writes once it is back. Only notifies of the result. */
export function ConnectivityMonitor({ userId }: { userId: string }) {
  const line = useLine();
  const count = useWaitingCount(userId);
  const client = useQueryClient();
  const notify = useNotify();
  useEffect(() => {
    if (line !== 'unreachable') return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: ['counters'] }), askAgain);
    return () => clearInterval(timer);
  }, [line, client]);
  useEffect(() => {
    if (line !== 'online' || count === 0) return;
    const send = async () => {
      const { sent, refused } = await (await import('./waiting.ts')).sendWaiting();
      if (sent + refused.length === 0) return;
      if (sent > 0) notify(translate(offlineMessages.sent(sent)), { type: 'success' });
      for (const { message } of refused)
        notify(translate(offlineMessages.refused(message)).trim(), { type: 'error' });
      void client.invalidateQueries({ queryKey: ['letters'] });
      void client.invalidateQueries({ queryKey: ['counters'] });
    };
    const attempt = () => void send().catch(() => undefined);
    attempt();
    const timer = setInterval(attempt, sendAgain);
    return () => clearInterval(timer);
  }, [line, count, client, notify]);
  return null;
}
