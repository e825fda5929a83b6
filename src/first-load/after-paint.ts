/** Runs after the next paint; at once in a hidden tab, which never paints. */
export function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

/** The same for navigation, unless the user has navigated meanwhile. */
export function leaveAfterPaint(leave: () => void): void {
  const from = location.href;
  afterPaint(() => {
    if (location.href === from) leave();
  });
}
