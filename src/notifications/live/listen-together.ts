import { authorisedFetch, hasSession } from '../../../authProvider/index.ts';
import { follow, type News } from './follow.ts';
import { inOneTab } from './one-of-tabs.ts';

/** A tab that has just come asks what was said last. */
type Said = News | { event: 'hello' };

/**
 * Has the tabs of a browser hear what one of them listens to.
 * @param name of one person in one role: tabs of a server whose sessions are a tab's own may be of different people
 * @returns stop
 */
export function listenTogether(name: string, hear: (news: News) => void): () => void {
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  /** What was said last, while this is the tab that listens. */
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
