/** What the tabs of one browser tell each other, so that they are one session. */
export type TabMessage =
  | { kind: 'renewed'; token: string; refreshToken?: string; replaces?: string }
  | { kind: 'signed-in' | 'signed-out' | 'role' };

const LOCK = 'naskah.refreshing';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('naskah');

/** Tells the other tabs. */
export const tellTabs = (message: TabMessage): void => channel?.postMessage(message);

/** Listens to the other tabs; a tab does not hear itself. */
export const hearTabs = (hear: (message: TabMessage) => void): void =>
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => hear(event.data));

/**
 * Runs one task at a time over all tabs. Two tabs that rotate the same refresh token look like theft to a
 * server that watches for reuse. `waited` tells the task that another tab was just at it.
 */
export async function oneAtATime<T>(task: (waited: boolean) => Promise<T>): Promise<T> {
  if (!navigator.locks) return oneAtATimeByStorage(task);
  const free = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { result: await task(false) } : undefined,
  );
  return free ? free.result : navigator.locks.request(LOCK, () => task(true));
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Locks exist on https and localhost only; on a plain intranet address a note in storage does. */
async function oneAtATimeByStorage<T>(task: (waited: boolean) => Promise<T>): Promise<T> {
  const mine = `${Math.random()}`;
  let waited = false;
  for (;;) {
    const [owner, until] = (localStorage.getItem(LOCK) ?? '').split(' ');
    if (owner === mine) break;
    if (owner && Number(until) > Date.now()) waited = true;
    else localStorage.setItem(LOCK, `${mine} ${Date.now() + 10_000}`);
    await pause(30);
  }
  try {
    return await task(waited);
  } finally {
    localStorage.removeItem(LOCK);
  }
}
