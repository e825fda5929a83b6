/**
 * Tracks requests and changes of the page. Injected as text before the page's scripts, so it must not use anything
 * from outside.
 */
export function watchStillness(): void {
  let waited = 0;
  let asked = 0;
  let moved = performance.now();
  const { fetch } = window;
  window.fetch = (...call) => {
    waited++;
    asked++;
    return fetch(...call).finally(() => {
      waited--;
      moved = performance.now();
    });
  };
  /** Lazy code announces itself by links in the head. */
  const waitForCode = (node: Node): void => {
    if (!(node instanceof HTMLLinkElement) || !/preload|stylesheet/.test(node.rel)) return;
    waited++;
    const end = () => void waited--;
    node.addEventListener('load', end, { once: true });
    node.addEventListener('error', end, { once: true });
  };
  new MutationObserver((changes) => {
    moved = performance.now();
    for (const change of changes) change.addedNodes.forEach(waitForCode);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener('resize', () => {
    moved = performance.now();
  });

  // Every look would wait for colour transitions, so turn them off.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);

  const isShown = (element: Element): boolean => element.checkVisibility();
  const waiting = '.MuiSkeleton-root, [aria-busy="true"], [role=status][aria-label^="Memuat"]';
  /** Content below the viewport may load lazily; the gallery shows loading states, so only its code counts. */
  const waitingNow = () => {
    const which = location.pathname.startsWith('/forms/') ? '.page-skeleton' : waiting;
    return [...document.querySelectorAll(which)].filter(
      (element) => isShown(element) && element.getBoundingClientRect().top < innerHeight,
    );
  };
  const waitsForNothing = () => waited === 0 && waitingNow().length === 0;
  const isThere = () => waitsForNothing() && [...document.querySelectorAll('main h1')].some(isShown);
  /** While React renders a screen, no mutation is visible and no background task runs. */
  const isIdle = async (): Promise<boolean> => {
    const before = moved;
    await scheduler.postTask(() => undefined, { priority: 'background' });
    return moved === before && isThere();
  };
  window.stillness = {
    begin: () => {
      asked = 0;
      moved = performance.now();
    },
    asked: () => asked,
    isThere,
    isShown,
    waitsFor: () => (isThere() ? '' : `${waited} answers, ${waitingNow()[0]?.outerHTML.slice(0, 200)}`),
    settled: async () => {
      const began = performance.now();
      let waits = began;
      let looked = began;
      while (performance.now() - began < 20_000) {
        const now = performance.now();
        const rests = now - moved > 40;
        if (waited > 0) waits = now;
        // Looking at elements makes the browser lay them out: while they change, only now and then.
        else if (rests || now - looked > 200) {
          looked = now;
          if (!waitsForNothing()) waits = now;
          else if (now - waits > 3000) return;
          else if (rests && isThere() && (await isIdle())) return;
        }
        await new Promise((done) => setTimeout(done, 10));
      }
    },
  };
}
