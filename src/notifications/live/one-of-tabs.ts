/** A hidden window stops after this, in milliseconds; when visible it starts again at once. */
const patience = 60_000;

/**
 * Runs the work in one visible tab, the next when that closes or hides; without locks (plain http) in each.
 * @param name of the lock, per user and role
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
  // A page in the back/forward cache must hold no connection.
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
