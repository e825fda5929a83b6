export type TabMessage =
  | { kind: 'renewed'; token: string; refreshToken?: string; replaces?: string }
  | { kind: 'signed-in' }
  | { kind: 'role' }
  /** Deliberate: by the user, not since the session had run out. */
  | { kind: 'signed-out'; isDeliberate: boolean };

const LOCK = 'naskah.refreshing';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('naskah');

/** Tells the other tabs. */
export const broadcast = (message: TabMessage): void => channel?.postMessage(message);

/** Listens to the other tabs; a tab does not hear itself. */
export const onBroadcast = (hear: (message: TabMessage) => void): void =>
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => hear(event.data));

/**
 * Runs one task at a time across tabs: concurrent rotation of one refresh token looks like theft to servers that
 * detect reuse. `waited`: another tab was just at it.
 */
export async function withTabLock<T>(task: (waited: boolean) => Promise<T>): Promise<T> {
  if (!navigator.locks) return withStorageLock(task);
  const free = await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { result: await task(false) } : undefined,
  );
  return free ? free.result : navigator.locks.request(LOCK, () => task(true));
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Fallback by localStorage: the Locks API exists on https and localhost only, not on a plain intranet address. */
async function withStorageLock<T>(task: (waited: boolean) => Promise<T>): Promise<T> {
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
