const KEY = 'naskah.reloaded';
/** At most once in this time (SPEC A5), in milliseconds. */
const pause = 60_000;

/** Whether a screen's code could not be had: a release has replaced it, or the network is away. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);

/**
 * Loads the page anew for a lost chunk, at most once a minute, and never without a network, where the browser would
 * put its own page in the place of ours.
 * @returns whether it did
 */
export function reloadForLostChunk(error: unknown): boolean {
  if (!isLostChunk(error) || !navigator.onLine) return false;
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < pause) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return true;
}
