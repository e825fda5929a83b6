import { setUpdate } from './updates.ts';

/** A release is looked for this often, and when somebody comes back to the page, in milliseconds. */
const lookEvery = 3_600_000;

/**
 * Has the service worker installed, which keeps the app's own files for a start without a network (SPEC B6). A new
 * release takes its place quietly; the page that is open goes on with the files it began with, until it is loaded anew.
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
    else keepWhatCameBefore();
    isKnown = true;
  });
}

/** What this page loaded before the worker was there, such as its language, goes through it once more and is kept. */
function keepWhatCameBefore(): void {
  for (const { name } of performance.getEntriesByType('resource'))
    if (name.startsWith(`${location.origin}/assets/`)) void fetch(name).catch(() => undefined);
}
