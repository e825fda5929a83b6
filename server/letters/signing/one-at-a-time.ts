let last: Promise<unknown> = Promise.resolve();

/**
 * Runs signatures of this process one after another. The typesetter sets one letter at a time anyway; waiting here
 * instead of inside a transaction keeps the connections free for everybody else. What keeps numbers right, also between
 * processes, is the counter's row lock (give-number.ts).
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
