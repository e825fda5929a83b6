import { readEvents, type ServerEvent } from './read-events.ts';

/** What is told: what the server said, or that one should ask, since nobody says anything. */
export type News = (ServerEvent & { isFirst: boolean }) | { event: 'ask' };

type Following = {
  open: (signal: AbortSignal) => Promise<Response>;
  tell: (news: News) => void;
  /** Whether there still is a session to listen in. */
  isSignedIn: () => boolean;
  signal: AbortSignal;
};

/** All in milliseconds. Signs of life come every 25 seconds (server/notifications/live). */
const silence = 60_000;
/** A line on which nothing arrives at once is one that something on the way holds back. */
const firstWithin = 15_000;
const askEvery = 60_000;
/** With every so many questions it is tried again whether the server has a stream by now. */
const asksBetweenTries = 10;
/** Failures in a row after which one asks instead. */
const patience = 3;

/**
 * Listens to the server's stream for as long as it may: comes back with growing pauses when it breaks, and asks every
 * minute where it cannot be held, or where another server of the contract has none.
 */
export async function follow({ open, tell, isSignedIn, signal }: Following): Promise<void> {
  let failures = 0;
  while (!signal.aborted && isSignedIn()) {
    // Ended at once when the network is back.
    while (navigator.onLine === false && !signal.aborted) await pause(askEvery, signal);
    const outcome = await hearOnce(open, tell, signal);
    failures = outcome === 'heard' ? 0 : failures + 1;
    if (outcome === 'none')
      for (let asked = 0; asked < asksBetweenTries && !signal.aborted; asked += 1) {
        await pause(askEvery, signal);
        if (!signal.aborted) tell({ event: 'ask' });
      }
    else {
      await pause(pauseAfter(failures), signal);
      if (failures >= patience && !signal.aborted) tell({ event: 'ask' });
    }
  }
}

/** One to two seconds after a stream that was heard, so that all do not come back at once; up to a minute else. */
const pauseAfter = (failures: number): number =>
  Math.min(1000 * 2 ** failures, askEvery) * (1 + Math.random()) * (failures > 5 ? 0.7 : 1);

/** @returns whether it was heard, could not be, or is not there at all */
async function hearOnce(
  open: Following['open'],
  tell: Following['tell'],
  stop: AbortSignal,
): Promise<'heard' | 'failed' | 'none'> {
  const line = new AbortController();
  const cut = () => line.abort();
  stop.addEventListener('abort', cut);
  let watch = setTimeout(cut, firstWithin);
  const heard = () => {
    clearTimeout(watch);
    watch = setTimeout(cut, silence);
  };
  const known = new Set<string>();
  try {
    const response = await open(line.signal);
    const isStream = response.headers.get('content-type')?.includes('text/event-stream');
    if (!response.ok || !response.body || !isStream) return isAbsent(response, isStream) ? 'none' : 'failed';
    for await (const news of readEvents(response.body, heard)) {
      tell({ ...news, isFirst: !known.has(news.event) });
      known.add(news.event);
    }
  } catch {
    // Cut, broken, or nobody there: it was heard when something had come.
  } finally {
    clearTimeout(watch);
    stop.removeEventListener('abort', cut);
    line.abort();
  }
  return known.size > 0 ? 'heard' : 'failed';
}

/** A server that does not know the call, or a page in its place. */
const isAbsent = ({ ok, status }: Response, isStream: boolean | undefined): boolean =>
  (ok && !isStream) || [403, 404, 405, 406, 501].includes(status);

/** Waits; no longer than until somebody says stop, or the network is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      globalThis.removeEventListener?.('online', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    globalThis.addEventListener?.('online', end);
    if (signal.aborted) end();
  });
}
