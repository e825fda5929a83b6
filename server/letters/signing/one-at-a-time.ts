/** Gives a queue of its own: what is handed to it is done one after another, in this process. */
export function queue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * Runs signatures of this process one after another. The typesetter sets one letter at a time anyway; waiting here
 * instead of inside a transaction keeps the connections free for everybody else. What keeps numbers right, also between
 * processes, is the counter's row lock (give-number.ts).
 */
export const oneAtATime = queue();
