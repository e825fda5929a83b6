import type { PushMessage } from '../../../domain/notifications/notification-settings.ts';

type Shown = { data?: { url?: unknown } | null; close: () => void };
type Page = { url: string; focus: () => Promise<unknown> };
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

/** In the service worker: shows push messages and opens their page on a click, on our own origin only. */
export function showMessages(scope: unknown): void {
  const worker = scope as Worker;
  worker.addEventListener('push', (event) => {
    const { title, body, url, tag } = messageOf(event.data);
    const icon = '/icon-192.png';
    event.waitUntil(worker.registration.showNotification(title, { body, tag, icon, data: { url } }));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, ownPage(event.notification.data?.url)));
  });
}

/** Browsers require each push to be shown: an unreadable one shows a general text. */
function messageOf(data: Pushed['data']): PushMessage {
  const plain = { title: 'Naskah', body: 'Ada notifikasi baru.', url: '/notifikasi', tag: 'naskah' };
  try {
    return { ...plain, ...(data?.json() as Partial<PushMessage> | null) };
  } catch {
    return plain;
  }
}

/** Never navigates an open window: it may hold unsaved text. */
async function open({ clients }: Worker, url: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === url);
  await (there ? there.focus() : clients.openWindow(url));
}

/** The page a message names, where that is one of ours. */
function ownPage(url: unknown): string {
  const notices = new URL('/notifikasi', location.origin).href;
  if (typeof url !== 'string' || !URL.canParse(url, location.origin)) return notices;
  const page = new URL(url, location.origin);
  return page.origin === location.origin ? page.href : notices;
}
