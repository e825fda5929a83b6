/** Does it once what was just changed is painted. Where nothing is, as in a tab behind another, it does not wait for it. */
export function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

/** The same for a way to another page, unless the person has gone elsewhere by then. */
export function leaveAfterPaint(leave: () => void): void {
  const from = location.href;
  afterPaint(() => {
    if (location.href === from) leave();
  });
}
