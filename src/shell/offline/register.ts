import { setUpdate } from './updates.ts';

/** Interval of update checks, in milliseconds; also when the user returns to the page. */
const lookEvery = 3_600_000;
/** Longest wait for one file, in milliseconds. */
const patience = 30_000;

/**
 * Installs the service worker for an offline start (SPEC B6). An open page runs its own files until reloaded.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  const registration = await serviceWorker.register('/sw.js');
  let looked = Date.now();
  const look = () => {
    looked = Date.now();
    void registration.update().catch(() => undefined);
  };
  setInterval(look, lookEvery);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - looked > lookEvery / 6) look();
  });
  let isKnown = !isFirst;
  serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker is no update.
    if (isKnown) setUpdate(true);
    else void keepWhatCameBefore();
    isKnown = true;
  });
}

/**
 * Fetches again what loaded before the worker, such as the language, so that the worker caches it. One at a time: a
 * hundred at once held up the page.
 */
async function keepWhatCameBefore(): Promise<void> {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.startsWith(`${location.origin}/assets/`))
      await fetch(name, { priority: 'low', signal: AbortSignal.timeout(patience) }).catch(() => undefined);
}
