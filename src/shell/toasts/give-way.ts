/** What is pressed or filled: a toast never lies on it. */
const pressed =
  'button, a[href]:not([data-row]), input:not([type="hidden"]), select, summary, [role="button"], [role="tab"], [role="menuitem"], [role="checkbox"]';
/** What is read or written in: a toast lies elsewhere if it can. */
const readOrWritten = 'a[data-row], textarea, [contenteditable="true"], h1, h2';

type Box = { left: number; top: number; right: number; bottom: number };

/** How often the place is looked at again while a toast is there, in milliseconds. */
const every = 400;
/** How long after the finger is lifted its click comes, at most, in milliseconds. */
const clickWithin = 300;
const edge = 3;
const aside = 20;

/**
 * Keeps toasts off buttons and fields, and so off the focus (WCAG 2.4.11): they stand top right, or as near to it as
 * there is room.
 * @returns stop
 */
export function giveWay(): () => void {
  let seen: HTMLElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let lifted: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  let among = '';
  const look = () => {
    const toasts = document.querySelector<HTMLElement>('.toasts');
    if (!toasts) return;
    if (toasts !== seen) {
      watcher.disconnect();
      watcher.observe(toasts, { childList: true });
      seen = toasts;
      among = '';
    }
    if (toasts.childElementCount === 0) {
      clearInterval(timer);
      timer = undefined;
      toasts.removeAttribute('style');
      among = '';
      return;
    }
    timer ??= setInterval(look, every);
    // Never away from under the pointer that is about to press it, nor under one that presses something else.
    if (!isPressed && !toasts.matches(':hover')) among = place(toasts, among);
  };
  const press = ({ type }: Event) => {
    clearTimeout(lifted);
    if (type === 'pointerdown') isPressed = true;
    else lifted = setTimeout(release, type === 'pointerup' ? clickWithin : 0);
  };
  const release = () => {
    isPressed = false;
    look();
  };
  const watcher = new MutationObserver(look);
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ['focusin', 'resize']) addEventListener(type, look, { signal });
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click'])
    addEventListener(type, press, { signal, capture: true });
  look();
  return () => {
    clearInterval(timer);
    clearTimeout(lifted);
    watcher.disconnect();
    stop.abort();
  };
}

/** @returns what they stand among; where that is as `before`, they stay */
function place(toasts: HTMLElement, before: string): string {
  const { width, height } = toasts.getBoundingClientRect();
  const dialog = [...document.querySelectorAll('[role="dialog"][aria-modal="true"], .MuiDialog-root')].at(-1);
  const boxes = (selector: string) =>
    [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)]
      .filter((one) => !toasts.contains(one) && one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight);
  const around = [
    { width, height },
    { width: innerWidth, height: innerHeight },
    boxes(pressed),
    boxes(readOrWritten),
  ] as const;
  const among = JSON.stringify(around);
  if (among === before) return before;
  const spot = clearPlace(...around);
  toasts.style.left = `${spot.left}px`;
  toasts.style.right = 'auto';
  toasts.style.top = `${spot.top}px`;
  return among;
}

type Size = { width: number; height: number };

/**
 * The place nearest to top right that covers none of the boxes, and few of those to be kept in sight. Where there is no
 * such place, the one that covers least.
 */
export function clearPlace(
  { width, height }: Size,
  view: Size,
  boxes: readonly Box[],
  inSight: readonly Box[] = [],
): { left: number; top: number } {
  const home = { left: Math.max(view.width - aside - width, 0), top: edge };
  let best = home;
  let least = Number.POSITIVE_INFINITY;
  for (let top = edge; top <= Math.max(view.height - height - edge, edge); top += 6)
    for (let left = home.left; left >= Math.min(16, home.left); left -= 12) {
      // A way to the side is less of one than a way down: the top bar is mostly empty.
      const way = (home.left - left) / 10 + (top - edge);
      if (way >= least) continue;
      const own = { left, top, right: left + width, bottom: top + height };
      const cost = way + covered(own, boxes) * 1000 + covered(own, inSight) / 50;
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  return best;
}

const covered = (own: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => {
    const across = Math.min(own.right, box.right) - Math.max(own.left, box.left);
    const down = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
    return across > 0 && down > 0 ? sum + across * down : sum;
  }, 0);
