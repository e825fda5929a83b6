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

/**
 * Work that may follow the next paint: done once, however often it was begun before.
 * @returns `begin` asks for the work, `finish` does it at once if it is asked for
 */
export function oncePainted(work: () => void): { begin: () => void; finish: () => void } {
  let isAsked = false;
  const finish = () => {
    if (!isAsked) return;
    isAsked = false;
    work();
  };
  const begin = () => {
    if (isAsked) return;
    isAsked = true;
    afterPaint(finish);
  };
  return { begin, finish };
}
