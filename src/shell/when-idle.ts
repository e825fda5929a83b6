type Load = () => Promise<unknown>;

const waiting: Load[] = [];
let isFetching = false;

/**
 * Fetches what is likely to be opened next while the browser has nothing better to do, within 2000 ms (SPEC A5); of
 * several one after the other, since asking for the files of one keeps a phone busy long enough.
 * @returns takes it back, as long as it has not begun
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
    // A part that cannot be fetched now is asked for again when it is opened.
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
