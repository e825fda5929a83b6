import { readEvents, type ServerEvent } from './read-events.ts';

/** A server event, or a request to poll, as there is no stream. */
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
/** A stream without an event within this time is buffered by a proxy. */
const firstWithin = 15_000;
const askEvery = 60_000;
/** Polls before the stream is tried again. */
const asksBetweenTries = 10;
/** Failures in a row after which one asks instead. */
const patience = 3;

/**
 * Follows the server's stream: reconnects with growing pauses; polls every minute where it cannot be held or the
 * server has none.
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

/**
 * One to two seconds after a working stream, at random so that clients do not reconnect together; else up to a
 * minute.
 */
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
    // Cut, broken, or no server: it counts as heard once an event has arrived.
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

/** Waits; ends early on abort or when the network is back. */
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
