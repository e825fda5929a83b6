import type { Page } from '@playwright/test';

/**
 * Lists everything stored by the browser for this page: web storage, databases, cached files, cookies.
 * @returns a line per entry, place and name first
 */
export async function storageOf(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name, value }) => `cookie ${name} ${value}`);
  return [...cookies, ...(await page.evaluate(readStorage))];
}

async function readStorage(): Promise<string[]> {
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const rowsOf = async (name: string): Promise<string[]> => {
    const database = await settled(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    const rows = await Promise.all(
      stores.map(async (store) => {
        const all = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([settled(all.getAllKeys()), settled(all.getAll())]);
        return keys.map((key, at) => `database ${name} ${store} ${key} ${JSON.stringify(values[at])}`);
      }),
    );
    database.close();
    return rows.flat();
  };
  const filesOf = async (name: string): Promise<string[]> =>
    (await (await caches.open(name)).keys()).map(({ url }) => `file ${name} ${url}`);
  const web = (where: string, storage: Storage): string[] =>
    Object.entries(storage).map(([name, value]) => `${where} ${name} ${value}`);
  const databases = await Promise.all((await indexedDB.databases()).map(({ name }) => rowsOf(name ?? '')));
  const files = await Promise.all((await caches.keys()).map(filesOf));
  return [
    ...web('local', localStorage),
    ...web('session', sessionStorage),
    ...databases.flat(),
    ...files.flat(),
  ];
}

/** Installs the service worker now; the app does that when idle, too late for a test. */
export const haveWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/sw.js');
    const worker = installing ?? waiting ?? active;
    if (worker?.state === 'activated') return;
    await new Promise((done) =>
      worker?.addEventListener('statechange', () => worker.state === 'activated' && done(null)),
    );
  });
