export function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * Waiting here instead of in a transaction frees connections. Correct numbers
 * rest on the counter's row lock (give-number.ts).
 */
export const signingQueue = queue();
