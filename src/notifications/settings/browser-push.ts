import type { PushKeys } from '../../../domain/calls/notifications.ts';

/** What this browser does about messages: can't, was told not to, does or does not. */
export type BrowserPush = 'unsupported' | 'denied' | 'possible';

export const browserPush = (): BrowserPush => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
};

/** The service worker is installed some seconds after the first screen (shell/start-later.ts); no longer than this, in ms. */
const patience = 10_000;

/**
 * Asks the person for their permission, by the browser's own question, and subscribes. Only for a click: browsers refuse
 * pages that ask by themselves, and so would people.
 * @returns what the server needs to send to it; or why there is none
 */
export async function subscribe(publicKey: string): Promise<PushKeys | 'denied' | 'notReady' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((done) => setTimeout(done, patience)),
  ]);
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
 * Ends messages that somebody else allowed in this browser: who left without signing out would still have theirs shown to
 * whoever sits here now. Asks the server only where the browser has an address for messages at all.
 */
export async function endOthersPush(isMine: () => Promise<boolean>): Promise<void> {
  if (browserPush() !== 'possible' || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription && !(await isMine())) await subscription.unsubscribe();
}
