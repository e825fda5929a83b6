import type { TextBlock } from './blocks.ts';

export function inPairs(
  removed: readonly TextBlock[],
  added: readonly TextBlock[],
): [TextBlock | undefined, TextBlock | undefined][] {
  const likeness = likenessOf(removed, added);
  // best[i][j]: the greatest sum of likeness of the rest from the i-th and j-th on.
  const best = Array.from({ length: removed.length + 1 }, () => new Float64Array(added.length + 1));
  const value = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = removed.length - 1; i >= 0; i -= 1) {
    for (let j = added.length - 1; j >= 0; j -= 1) {
      const together = likeness(i, j);
      const row = best[i];
      if (row)
        row[j] = Math.max(
          value(i + 1, j),
          value(i, j + 1),
          together > 0 ? together + value(i + 1, j + 1) : 0,
        );
    }
  }
  const pairs: [TextBlock | undefined, TextBlock | undefined][] = [];
  let i = 0;
  let j = 0;
  while (i < removed.length || j < added.length) {
    const together = i < removed.length && j < added.length ? likeness(i, j) : 0;
    if (together > 0 && value(i, j) === together + value(i + 1, j + 1))
      pairs.push([removed[i++], added[j++]]);
    else if (i < removed.length && (j >= added.length || value(i, j) === value(i + 1, j)))
      pairs.push([removed[i++], undefined]);
    else pairs.push([undefined, added[j++]]);
  }
  return pairs;
}

const alikeFrom = 0.3;
const mostPairs = 10_000;

/** The share of words two blocks have in common; 0 below what reads as a change of the same block. */
function likenessOf(
  removed: readonly TextBlock[],
  added: readonly TextBlock[],
): (i: number, j: number) => number {
  // Whole chapters exchanged: not worth looking for pairs.
  if (removed.length * added.length > mostPairs) return () => 0;
  const old = removed.map(wordsIn);
  const fresh = added.map(wordsIn);
  const known = new Map<number, number>();
  return (i, j) => {
    const key = i * added.length + j;
    const before = known.get(key);
    if (before !== undefined) return before;
    const [a, b] = [old[i] ?? new Set<string>(), fresh[j] ?? new Set<string>()];
    let common = 0;
    for (const word of a) if (b.has(word)) common += 1;
    const share = a.size + b.size > 0 ? (2 * common) / (a.size + b.size) : 0;
    const likeness = share >= alikeFrom ? share : 0;
    known.set(key, likeness);
    return likeness;
  };
}

const wordsIn = ({ text }: TextBlock): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
