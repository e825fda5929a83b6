/** So long a try waits at most: less than a browser waits for its answer. */
const longest = 8000;
const waiting = new Map<string, number>();

/**
 * Lets tries through one after the other, the slower the more there were: whoever is right gets in all the same, and
 * nobody gets through many.
 * @param over how many more there were than go without waiting
 * @param places how many may wait at a time
 * @returns false where so many wait already; then the try must not be judged
 */
export async function slowDown(key: string, over: number, places: number): Promise<boolean> {
  if (over <= 0) return true;
  const before = waiting.get(key) ?? 0;
  if (before >= places) return false;
  waiting.set(key, before + 1);
  try {
    const pause = Math.min(longest, 1000 * Math.ceil(over / 5));
    await new Promise((done) => setTimeout(done, pause));
    return true;
  } finally {
    const left = (waiting.get(key) ?? 1) - 1;
    if (left > 0) waiting.set(key, left);
    else waiting.delete(key);
  }
}
