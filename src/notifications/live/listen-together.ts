import { authorisedFetch, hasSession } from '../../../authProvider/index.ts';
import { follow, type News } from './follow.ts';
import { inOneTab } from './one-of-tabs.ts';

/** `hello`: a new tab asks for the last events. */
type Said = News | { event: 'hello' };

/**
 * Shares one tab's stream with all tabs of the browser.
 * @param name of one user in one role: on a server with per-tab sessions, tabs may have different users
 * @returns stop
 */
export function listenTogether(name: string, hear: (news: News) => void): () => void {
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  /** Last events, while this tab follows the stream. */
  const last = new Map<string, News>();
  const tell = (news: News): void => {
    if (news.event !== 'ask') last.set(news.event, { ...news, isFirst: true });
    hear(news);
    tabs?.postMessage(news);
  };
  tabs?.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (!isHello(data)) hear(data);
    else for (const news of last.values()) tabs.postMessage(news);
  });
  tabs?.postMessage({ event: 'hello' });
  const stop = inOneTab(name, (signal) =>
    follow({ open, tell, isSignedIn: hasSession, signal }).finally(() => last.clear()),
  );
  return () => {
    stop();
    tabs?.close();
  };
}

const isHello = (said: Said): said is { event: 'hello' } => said.event === 'hello';

const open = (signal: AbortSignal): Promise<Response> =>
  authorisedFetch('/notification/api/Stream', {
    headers: { Accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
