/** A window that is put aside is left alone after this, in milliseconds; coming back, it listens again at once. */
const patience = 60_000;

/**
 * Has one of a browser's visible tabs do something, and the next one when that is closed or put aside. Where tabs cannot
 * agree (locks exist on https and localhost only) each does it while it is visible.
 * @param name what the tabs agree about; of one person in one role
 * @returns stop
 */
export function inOneTab(name: string, work: (signal: AbortSignal) => Promise<void>): () => void {
  let current: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const start = (): void => {
    clearTimeout(leaving);
    leaving = undefined;
    if (current) return;
    const own = new AbortController();
    current = own;
    void inTurn(name, own.signal, work).finally(() => {
      if (current === own) current = undefined;
    });
  };
  const stop = (): void => {
    current?.abort();
    current = undefined;
  };
  const look = (): void => {
    if (document.visibilityState === 'visible') start();
    else leaving ??= setTimeout(stop, patience);
  };
  document.addEventListener('visibilitychange', look);
  // A page that is kept for going back must hold no line.
  addEventListener('pagehide', stop);
  addEventListener('pageshow', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pagehide', stop);
    removeEventListener('pageshow', look);
    clearTimeout(leaving);
    stop();
  };
}

async function inTurn(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  try {
    await (navigator.locks ? navigator.locks.request(name, { signal }, () => work(signal)) : work(signal));
  } catch {
    // Given up while it waited for its turn.
  }
}
