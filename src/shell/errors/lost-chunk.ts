import { lineNow } from '../offline/line.ts';

/** Tells the window that a release has removed a part (offline/updates.ts); no import, as first screens load this. */
export const replaced = 'naskah.replaced';
const KEY = 'naskah.reloaded';
/** At most once in this time (SPEC A5), in milliseconds. */
const pause = 60_000;

/** The code of a screen failed to load: replaced by a release, or no network. */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);

/**
 * Reloads the page for a lost chunk, at most once a minute; never without the server, where the browser's error page
 * would replace ours.
 * @returns whether it reloads
 */
export function reloadForLostChunk(error: unknown): boolean {
  if (!isLostChunk(error) || lineNow() !== 'online') return false;
  if (Date.now() - Number(sessionStorage.getItem(KEY)) < pause) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
  return true;
}

/**
 * Offers the reload instead where it would lose unsaved work.
 * @returns whether it is offered
 */
export function offerReloadForLostChunk(error: unknown): boolean {
  if (!isLostChunk(error) || lineNow() !== 'online' || !isUnsaved()) return false;
  window.dispatchEvent(new Event(replaced));
  return true;
}

/** Asks the guards of unsaved work (ui/unsaved-guard.tsx), as the browser does when a page is left. */
const isUnsaved = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
