/** After the first screen is there and has had its answers, in milliseconds. */
const quiet = 6000;

/** Has the app's files kept for a start without a network, once nothing else needs the line. Not while developing. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    void import('./register.ts').then((module) => module.registerWorker()).catch(() => undefined);
  }, quiet);
}
