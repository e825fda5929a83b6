/** Longest wait of a try in milliseconds: below browsers' response timeout. */
const longest = 8000;
const waiting = new Map<string, number>();

/**
 * Delays tries in sequence, longer the more there were: a right try still succeeds, brute force stays slow.
 * @param over how many tries exceed the free ones
 * @param places how many may wait at a time
 * @returns false when all places are taken; the try must then not be checked
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
