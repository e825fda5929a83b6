export function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * Runs signatures of this process in sequence: waiting here instead of inside a transaction frees connections.
 * Correct numbers, also between processes, rest on the counter's row lock (give-number.ts).
 */
export const oneAtATime = queue();
