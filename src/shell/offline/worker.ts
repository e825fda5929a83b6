import { showMessages } from './push-messages.ts';

/**
 * Service worker: caches the app's files for an offline start, never API responses (kept-answers.ts). The
 * build fills in the files.
 */
declare const FILES: string[];
declare const VERSION: string;

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Worker = {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: ((name: 'install' | 'activate', hear: (event: Extendable) => void) => void) &
    ((name: 'fetch', hear: (event: Fetching) => void) => void);
};
const worker = self as unknown as Worker;
showMessages(self);

const prefix = 'naskah-app-';
const cacheName = prefix + VERSION;
const page = '/';
/** Page timeout, in milliseconds: a slower connection counts as none. */
const patience = 5000;

worker.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(throwAway().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && isPage(url.pathname)) event.respondWith(newestPage(request));
});

/** All other addresses belong to the front end (history mode); these are the server's. */
const isPage = (path: string): boolean =>
  !/^\/[^/]+\/api(\/|$)|^\/(docs|openapi\.json|metrics|healthz|readyz|verifikasi|sw\.js)(\/|$)/.test(path) &&
  !/\.\w{2,5}$/.test(path);

/** In milliseconds, after each file: some 20 a second on the fastest line. */
const pause = 150;

/** Three at a time, with pauses: the open page has priority, on the network and on the processor. */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  const left = [...FILES];
  const one = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) {
      if (await cache.match(file)) continue;
      await cache.add(file);
      await new Promise((done) => setTimeout(done, pause));
    }
  };
  await Promise.all([cache.add(new Request(page, { cache: 'no-cache' })), one(), one(), one()]);
}

/** The release before stays: pages that are open go on with its files. */
async function throwAway(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const before = own.filter((name) => name !== cacheName).at(-1);
  for (const name of own) if (name !== cacheName && name !== before) await caches.delete(name);
}

/** Files with a hash in their name never change. */
async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone());
  return response;
}

/** The page from the network, with the cached one as fallback. */
async function newestPage(request: Request): Promise<Response> {
  const kept = async () => (await (await caches.open(cacheName)).match(page)) ?? caches.match(page);
  const asked = fetch(request);
  asked.catch(() => undefined);
  const slow = new Promise<undefined>((done) => setTimeout(done, patience));
  const answer = await Promise.race([asked, slow]).catch(() => undefined);
  if (answer && (answer.status < 502 || answer.status > 504)) return answer;
  return (await kept()) ?? asked;
}
