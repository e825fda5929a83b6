/**
 * Keeps the keyboard focus uncovered (WCAG 2.4.11): toasts over it move to the other end of the page, and back.
 * @returns stop
 */
export function giveWay(): () => void {
  let seen: Element | null = null;
  const look = () => {
    const toasts = document.querySelector<HTMLElement>('.toasts');
    if (!toasts) return;
    if (toasts !== seen) {
      watcher.disconnect();
      watcher.observe(toasts, { childList: true });
      seen = toasts;
    }
    const focused = document.activeElement;
    const isLow = toasts.classList.contains('is-low');
    if (toasts.childElementCount === 0) toasts.classList.remove('is-low');
    else if (focused?.matches(':focus-visible') && !toasts.contains(focused) && isUnder(focused, toasts))
      toasts.classList.toggle('is-low', !isLow);
  };
  const watcher = new MutationObserver(look);
  addEventListener('focusin', look);
  look();
  return () => {
    watcher.disconnect();
    removeEventListener('focusin', look);
  };
}

/** Whether more than half of it is. */
function isUnder(focused: Element, toasts: Element): boolean {
  const one = focused.getBoundingClientRect();
  const other = toasts.getBoundingClientRect();
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 && width * height > (one.width * one.height) / 2;
}
