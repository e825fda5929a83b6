/**
 * Does what takes longer than a moment after the browser has shown what it already knows: a hand on a button is answered
 * at once. Where nothing is painted, as in a tab behind another, it does not wait for it.
 */
export function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
