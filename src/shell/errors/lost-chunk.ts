const KEY = 'naskah.reloaded';
/** At most once in this time (SPEC A5), in milliseconds. */
const pause = 60_000;

/** The code of a screen failed to load: replaced by a release, or no network. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);

/**
 * Reloads the page for a lost chunk, at most once a minute; never offline, where the browser's error page would
 * replace ours.
 * @returns whether it reloads
 */
export function reloadForLostChunk(error: unknown): boolean {
  if (!isLostChunk(error) || !navigator.onLine) return false;
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < pause) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return true;
}
