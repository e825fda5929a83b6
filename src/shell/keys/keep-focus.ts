import { type Around, canTakeFocus, heading, inPlaceOf, isPassing } from './left-place.ts';

/** So many places are known that the focus was at before. */
const remembered = 30;
/** Screens place the focus themselves first, in milliseconds. */
const grace = 80;
/** In milliseconds: a button disabled while it works regains the focus; one disabled for longer does not. */
const patience = 2000;
/** A page that has not come by then is not waited for. */
const longest = 8000;

type Followed = {
  from: Element;
  path: string;
  search: string;
  /** The link's target was open already: only move the focus. */
  wasOpen: boolean;
  before: (Element | null)[];
  until: number;
};

/**
 * Focus is never lost to the body: it moves to what replaced its element, after navigation to
 * `data-takes-focus` or the heading.
 * @returns stop
 */
export function keepFocus(): () => void {
  const around = new WeakMap<Node, Around>();
  let trail: HTMLElement[] = [];
  let byKey = true;
  /** The person took the focus off themselves, as Escape does in a search. */
  let letGo = false;
  let wasTorn = false;
  let lostSince = 0;
  let followed: Followed | null = null;
  let timer = 0;
  let due = Number.POSITIVE_INFINITY;

  const schedule = (after = grace) => {
    if (due <= Date.now() + after) return;
    due = Date.now() + after;
    clearTimeout(timer);
    timer = window.setTimeout(look, after);
  };
  const look = () => {
    due = Number.POSITIVE_INFINITY;
    // Before anything had it, it is where every page begins.
    if (!byKey || letGo || trail.length === 0) return;
    if (followed) follow();
    if (!isLost()) {
      lostSince = 0;
      return;
    }
    lostSince ||= Date.now();
    const latest = trail.at(-1);
    if (latest?.isConnected && latest.closest('[inert]')) return;
    if (latest?.isConnected && latest.matches(':disabled') && Date.now() - lostSince < patience)
      return schedule(patience);
    // Without a target the page is still loading: the next mutation retries.
    wayBack()?.focus();
  };
  const wayBack = (): HTMLElement | null => {
    const place = trail.findLast((one) => canTakeFocus(one) || !isPassing(one, around));
    if (!place) return heading();
    if (canTakeFocus(place)) return place;
    return (place.matches('h1') ? rowLeft(trail) : null) ?? inPlaceOf(place, around);
  };
  const follow = () => {
    if (!followed) return;
    const { from, path, search, wasOpen, before, until } = followed;
    const active = document.activeElement;
    const hasMoved = active !== from && active?.closest('main, [role="dialog"]') != null;
    if (hasMoved || Date.now() > until) {
      followed = null;
      return;
    }
    const opened = target();
    // A changed search parameter filters the same page; only `data-takes-focus` makes it another place.
    const isElsewhere =
      location.pathname !== path || (location.search !== search && 'takesFocus' in (opened?.dataset ?? {}));
    if (!opened || (!wasOpen && (!isElsewhere || before.includes(opened)))) return;
    followed = null;
    opened.focus();
  };

  const onFocusIn = ({ target: element }: FocusEvent) => {
    letGo = false;
    wasTorn = false;
    if (!(element instanceof HTMLElement) || element === document.body) return;
    trail = [...trail.filter((one) => one !== element), element].slice(-remembered);
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    setTimeout(() => {
      const latest = trail.at(-1);
      if (isLost() && !wasTorn && latest && canTakeFocus(latest)) letGo = true;
    });
  };
  const onClick = (event: MouseEvent) => {
    const from =
      event.target instanceof Element ? event.target.closest('a[href], button, [role="menuitem"]') : null;
    // A click that no pointer made has no count.
    if (!from || event.detail !== 0 || !event.isTrusted || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    followed = {
      from,
      path: location.pathname,
      search: location.search,
      wasOpen: from.getAttribute('aria-current') === 'true',
      before: [target(), heading()],
      until: Date.now() + longest,
    };
    schedule();
  };
  const onKey = () => {
    byKey = true;
  };
  const onPointer = () => {
    byKey = false;
    followed = null;
  };
  const watcher = new MutationObserver((records) => {
    const latest = trail.at(-1);
    for (const { target: parent, removedNodes, nextSibling, previousSibling } of records)
      for (const node of removedNodes) {
        around.set(node, { next: nextSibling, previous: previousSibling, parent });
        if (latest && node.contains(latest)) wasTorn = true;
      }
    if (followed || isLost()) schedule();
  });
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  const listeners = [
    ['focusin', onFocusIn],
    ['focusout', onFocusOut],
    ['click', onClick],
    ['keydown', onKey],
    ['pointerdown', onPointer],
  ] as const;
  for (const [name, listener] of listeners) addEventListener(name, listener as EventListener, true);
  if (document.activeElement instanceof HTMLElement && !isLost()) trail = [document.activeElement];
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
    for (const [name, listener] of listeners) removeEventListener(name, listener as EventListener, true);
  };
}

/** Back from a record: its new row in the list. */
const rowLeft = (trail: readonly HTMLElement[]): HTMLElement | null => {
  const id = trail.findLast((one) => one.dataset.row)?.dataset.row;
  return id ? document.querySelector<HTMLElement>(`main a[data-row="${CSS.escape(id)}"]`) : null;
};

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Target of a link: `data-takes-focus`, else the page's heading. */
const target = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[data-takes-focus]')].find(canTakeFocus) ?? heading();
