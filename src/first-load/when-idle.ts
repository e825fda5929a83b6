type Load = () => Promise<unknown>;

const waiting: Load[] = [];
let isFetching = false;

/**
 * Prefetches a likely next part when the browser is idle, within 2000 ms (SPEC A5). Serial: requesting one part's
 * files occupies a phone long enough.
 * @returns cancels it, until it has begun
 */
export function fetchWhenIdle(load: Load): () => void {
  waiting.push(load);
  void fetchAll();
  return () => {
    const at = waiting.indexOf(load);
    if (at >= 0) waiting.splice(at, 1);
  };
}

async function fetchAll(): Promise<void> {
  if (isFetching) return;
  isFetching = true;
  while (waiting.length > 0) {
    await idle();
    // A failed part loads again when it is opened.
    await waiting
      .shift()?.()
      .catch(() => undefined);
  }
  isFetching = false;
}

const idle = (): Promise<void> =>
  new Promise((go) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(go, 1000);
    else requestIdleCallback(() => go(), { timeout: 2000 });
  });
