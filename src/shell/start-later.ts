/** After the first screen is there and has had its answers, in milliseconds. */
const quiet = 6000;

/**
 * What may wait until nothing else needs the line: the app's files are kept for a start without a network, and what the
 * operator wants to know is asked. Not while developing.
 */
export function startLater(): void {
  if (!import.meta.env.PROD) return;
  setTimeout(() => {
    void import('./watching/start-watching.ts')
      .then((module) => module.startWatching())
      .catch(() => undefined);
    if ('serviceWorker' in navigator)
      void import('./offline/register.ts').then((module) => module.registerWorker()).catch(() => undefined);
  }, quiet);
}
