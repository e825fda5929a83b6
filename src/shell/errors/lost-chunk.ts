import { lineNow } from '../offline/line.ts';
import { setUpdate } from '../offline/updates.ts';

const KEY = 'naskah.reloaded';
/** At most once in this time (SPEC A5), in milliseconds. */
const pause = 60_000;

/** The code of a screen failed to load: replaced by a release, or no network. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);

/**
 * Reloads the page for a lost chunk, at most once a minute; without the server the browser's error page would come.
 * @param isKept the page stands with what was typed: over unsaved work the reload is only offered
 * @returns whether it reloads
 */
export function reloadForLostChunk(error: unknown, isKept = false): boolean {
  if (!isLostChunk(error) || lineNow() !== 'online') return false;
  // Asks the guards of unsaved work as the browser does when a page is left (ui/use-unload-guard.ts).
  if (isKept && !dispatchEvent(new Event('beforeunload', { cancelable: true }))) {
    setUpdate(true);
    return false;
  }
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < pause) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return true;
}
