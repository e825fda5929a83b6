import type { PushKeys } from '../../../domain/calls/notifications.ts';

/** Push support of this browser. */
export type BrowserPush = 'unsupported' | 'denied' | 'possible';

export const browserPush = (): BrowserPush => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
};

/**
 * Longest waits, in ms: for the service worker to begin, some seconds after the first screen
 * (first-load/start-later.ts), and then for its files, which take longer on a slow line.
 */
const patience = { begin: 10_000, install: 60_000 };

const within = <T>(work: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([work, new Promise<undefined>((done) => setTimeout(done, ms))]);

async function readyWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator;
  const ready = await within(serviceWorker.ready, patience.begin);
  if (ready) return ready;
  const begun = await serviceWorker.getRegistration();
  return begun?.installing ? within(serviceWorker.ready, patience.install) : undefined;
}

/**
 * Requests permission and subscribes. Only on a click: browsers refuse pages that ask by themselves, and so would
 * users.
 * @returns what the server needs to send to it; or why there is none
 */
export async function subscribe(publicKey: string): Promise<PushKeys | 'denied' | 'notReady' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await readyWorker();
  if (!registration) return 'notReady';
  try {
    const known = await registration.pushManager.getSubscription();
    // One that was made for other keys takes no messages of ours.
    if (known) await known.unsubscribe();
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const { endpoint, keys } = made.toJSON();
    return endpoint && keys?.p256dh && keys.auth
      ? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
      : 'failed';
  } catch {
    return 'failed';
  }
}

/** Lets the browser forget it too; the server has already. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Ends another user's push in this browser, whose messages the next one would see. Asks the server only when
 * subscribed.
 */
export async function endOthersPush(isMine: () => Promise<boolean>): Promise<void> {
  if (browserPush() !== 'possible' || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription && !(await isMine())) await subscription.unsubscribe();
}
