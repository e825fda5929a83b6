/** Chance that repeats itself: the same seed gives the same demo. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number, both ends included. */
  int: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Picks one by weight; undefined when all weights are 0. */
  weighted: <T>(list: readonly T[], weight: (item: T) => number) => T | undefined;
  /** So many of the list, each once, in the list's order changed by chance. */
  sample: <T>(list: readonly T[], count: number) => T[];
  /** Creates a uuid version 7 of this time, so that rows of one time are close together in the index. */
  id: (at: Date) => string;
};

/** Takes a seed, gives its chance (sfc32). */
export function createRandom(seed: number): Random {
  let [a, b, c, counter] = [seed | 0, (seed / 2 ** 32) | 0, 0x9e3779b9 | 0, 1];
  const bits = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let warming = 0; warming < 16; warming += 1) bits();
  const next = () => bits() / 2 ** 32;
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const found = list[int(0, list.length - 1)];
      if (found === undefined) throw new Error('Nothing to pick from');
      return found;
    },
    weighted: (list, weight) => {
      let left = next() * list.reduce((sum, item) => sum + weight(item), 0);
      return list.find((item) => {
        left -= weight(item);
        return left < 0;
      });
    },
    sample: (list, count) => {
      const rest = [...list];
      return Array.from({ length: Math.min(count, list.length) }, () => {
        const [taken] = rest.splice(int(0, rest.length - 1), 1);
        return taken as (typeof list)[number];
      });
    },
    id: (at) => {
      const time = hex(at.getTime(), 12);
      const [low, middle, high] = [bits(), bits(), bits()];
      const variant = hex(0x8000 | (middle & 0x3fff), 4);
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(low & 0xfff, 3)}-${variant}-${hex(high, 8)}${hex(low >>> 16, 4)}`;
    },
  };
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
