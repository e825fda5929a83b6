/** Siblings and parent of a removed node. */
export type Around = { next: Node | null; previous: Node | null; parent: Node };

const stops =
  'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex]:not([tabindex="-1"])';
const passing =
  '[role="dialog"], [role="menu"], [role="listbox"], [role="toolbar"], [role="presentation"], [role="status"]';

/** Whether the focus can be there now. */
export const canTakeFocus = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  (element.checkVisibility?.() ?? true);

/** Removed with an overlay, a dialog or toast: the focus returns to where it was before, not to a neighbour. */
export function isPassing(lost: HTMLElement, around: WeakMap<Node, Around>): boolean {
  const removed = topOf(lost);
  if (removed.isConnected || !(removed instanceof Element)) return false;
  const parent = around.get(removed)?.parent;
  return removed.matches(passing) || (parent instanceof Element && parent.matches(passing));
}

/**
 * Replacement for a lost focus: the same control in the next or previous row, else the nearest focusable element,
 * else the page's heading.
 * @param around siblings and parents of all removed nodes
 * @returns null while nothing is there, as on a loading page
 */
export function inPlaceOf(lost: HTMLElement, around: WeakMap<Node, Around>): HTMLElement | null {
  const removed = topOf(lost);
  const order = removed instanceof Element ? stopsIn(removed).indexOf(lost) : -1;
  const left = around.get(removed);
  // A sibling that follows a removed page, or something not focusable, is not its next row.
  const isRow = order >= 0 && !lost.isConnected && removed instanceof Element && !removed.querySelector('h1');
  const beside = !isRow
    ? []
    : [neighbour(left?.next, 'next', around), neighbour(left?.previous, 'previous', around)];
  for (const one of beside) {
    const there = one ? stopsIn(one).filter(canTakeFocus) : [];
    const same = there[order] ?? there.at(-1);
    if (same) return same;
  }
  let parent: Node | null | undefined = lost.isConnected ? lost.parentElement : left?.parent;
  // A parent may have been taken out as well, later.
  while (parent && !parent.isConnected) parent = around.get(topOf(parent))?.parent;
  return parent instanceof Element ? nearestIn(parent, lost) : null;
}

/** The one main heading, made ready to be focused. */
export function heading(): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>('main h1')].filter((one) => one.checkVisibility?.());
  const found = all.find((one) => one.offsetWidth > 1) ?? all[0];
  if (found && !found.hasAttribute('tabindex')) found.tabIndex = -1;
  return found ?? null;
}

function nearestIn(place: Element, lost: HTMLElement): HTMLElement | null {
  for (let here: Element | null = place; here; here = here.parentElement) {
    if (here.matches('main, body') || here.querySelector('h1')) return heading();
    const there = stopsIn(here).filter(canTakeFocus);
    // A disabled button keeps its place: the control before it is nearest.
    const before = there.findLast(
      (one) => lost.isConnected && one.compareDocumentPosition(lost) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const found = before ?? there[0];
    if (found) return found;
  }
  return null;
}

/** Nearest connected sibling; skips removed ones through their own siblings. */
function neighbour(
  from: Node | null | undefined,
  side: 'next' | 'previous',
  around: WeakMap<Node, Around>,
): Element | null {
  let node = from;
  for (let looks = 0; node && looks < 200; looks += 1) {
    if (node instanceof Element && node.isConnected) return node;
    node = node.isConnected
      ? node[side === 'next' ? 'nextSibling' : 'previousSibling']
      : around.get(node)?.[side];
  }
  return null;
}

function topOf(node: Node): Node {
  let top = node;
  while (!top.isConnected && top.parentNode) top = top.parentNode;
  return top;
}

const stopsIn = (element: Element): HTMLElement[] => [
  ...(element instanceof HTMLElement && element.matches(stops) ? [element] : []),
  ...element.querySelectorAll<HTMLElement>(stops),
];
