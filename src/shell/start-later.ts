/** After the first screen is there and has had its answers, in milliseconds. */
const quiet = 6000;

/**
 * Starts what may wait until the network is free: caching of the app's files, and the operator's telemetry
 * settings. Not in development.
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
