/** How the editors that are open tell their last keys. */
const tellers = new Set<() => void>();

/**
 * Before another text comes in an editor's place, and before the page goes: then nothing is painted any more.
 * @returns takes it out again, once the editor is gone
 */
export function addTeller(tell: () => void): () => void {
  tellers.add(tell);
  window.addEventListener('pagehide', tell);
  document.addEventListener('visibilitychange', tell);
  return () => {
    tellers.delete(tell);
    window.removeEventListener('pagehide', tell);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Has every open editor tell what was typed since its last paint. */
export const tellTyped = (): void => {
  for (const tell of tellers) tell();
};
