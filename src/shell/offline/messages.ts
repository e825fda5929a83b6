import type { PushMessage } from '../../../resources/notification-settings.ts';

type Shown = { data?: { url?: unknown } | null; close: () => void };
type Page = { url: string; focus: () => Promise<Page>; navigate: (url: string) => Promise<Page | null> };
type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type Pushed = Extendable & { data: { json: () => unknown } | null };
type Clicked = Extendable & { notification: Shown };
type Worker = {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: {
    matchAll: (options: object) => Promise<Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener: ((name: 'push', hear: (event: Pushed) => void) => void) &
    ((name: 'notificationclick', hear: (event: Clicked) => void) => void);
};

/**
 * In the service worker: shows what the server sends to this browser, and opens its page on a click, in a window of
 * Naskah that is open already where there is one. Only pages of our own.
 */
export function showMessages(scope: unknown): void {
  const worker = scope as Worker;
  worker.addEventListener('push', (event) => {
    const { title, body, url, tag } = messageOf(event.data);
    const icon = '/icon-192.png';
    event.waitUntil(
      worker.registration.showNotification(title, { body, tag, icon, data: { url } }),
    );
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, ownPath(event.notification.data?.url)));
  });
}

/** Browsers ask that every message be shown: one that cannot be read still says that there is something. */
function messageOf(data: Pushed['data']): PushMessage {
  const plain = { title: 'Naskah', body: 'Ada notifikasi baru.', url: '/notifikasi', tag: 'naskah' };
  try {
    return { ...plain, ...(data?.json() as Partial<PushMessage> | null) };
  } catch {
    return plain;
  }
}

async function open({ clients }: Worker, path: string): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const url = new URL(path, location.origin).href;
  if (!page) {
    await clients.openWindow(url);
    return;
  }
  await page.focus();
  // A page that this worker does not serve cannot be led elsewhere.
  await page.navigate(url).catch(() => clients.openWindow(url));
}

const ownPath = (url: unknown): string =>
  typeof url === 'string' && /^\/(?!\/|\\)/.test(url) ? url : '/notifikasi';
