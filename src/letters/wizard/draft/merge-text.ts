import { cleanHtml } from '../../sheet/index.ts';

/**
 * Merges what two sides changed of a text, paragraph by paragraph.
 * @returns null where both changed the same place, or it is no sequence of blocks
 */
export function mergeText(base: string, mine: string, theirs: string): string | null {
  const [before, ours, other] = [blocksOf(base), blocksOf(mine), blocksOf(theirs)];
  if (!before || !ours || !other) return null;
  const [here, there] = [matches(before, ours), matches(before, other)];
  const merged: string[] = [];
  let [at, atOurs, atOther] = [0, 0, 0];
  const upTo = (end: number, endOurs: number, endOther: number): boolean => {
    const found = mergeRegion(
      before.slice(at, end),
      ours.slice(atOurs, endOurs),
      other.slice(atOther, endOther),
    );
    merged.push(...(found ?? []));
    return found !== null;
  };
  for (const [place, block] of before.entries()) {
    const [own, theirOwn] = [here.get(place), there.get(place)];
    if (own === undefined || theirOwn === undefined) continue;
    if (!upTo(place, own, theirOwn)) return null;
    merged.push(block);
    [at, atOurs, atOther] = [place + 1, own + 1, theirOwn + 1];
  }
  return upTo(before.length, ours.length, other.length) ? merged.join('') : null;
}

/** What stands between blocks that all three have. */
function mergeRegion(before: string[], ours: string[], other: string[]): string[] | null {
  if (isSame(ours, before) || isSame(ours, other)) return other;
  if (isSame(other, before)) return ours;
  if (ours.length !== before.length || other.length !== before.length) return null;
  const each = before.map((block, at) =>
    ours[at] === block || ours[at] === other[at] ? other[at] : other[at] === block ? ours[at] : undefined,
  );
  return each.every((block) => block !== undefined) ? each : null;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((block, at) => block === b[at]);

function blocksOf(html: string): string[] | null {
  const { body } = new DOMParser().parseFromString(cleanHtml(html), 'text/html');
  const isText = [...body.childNodes].some((node) => !(node instanceof Element) && node.textContent?.trim());
  return isText ? null : [...body.children].map((block) => block.outerHTML);
}

/** A longest common sequence: where each block of the first stands in the second. */
function matches(a: readonly string[], b: readonly string[]): Map<number, number> {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const length = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] as number[];
      row[j] = a[i] === b[j] ? length(i + 1, j + 1) + 1 : Math.max(length(i + 1, j), length(i, j + 1));
    }
  const found = new Map<number, number>();
  for (let [i, j] = [0, 0]; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      found.set(i, j);
      i += 1;
      j += 1;
    } else if (length(i + 1, j) >= length(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}
