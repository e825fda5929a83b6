import { diffArrays } from 'diff';
import { cleanHtml } from '../../sheet/index.ts';

/** Milliseconds for one side: the page stands still meanwhile. */
const longest = 200;

/**
 * Merges what two sides changed of a text, paragraph by paragraph.
 * @returns null where both changed the same place, it is no sequence of blocks, or that cannot be told soon
 */
export function mergeText(base: string, mine: string, theirs: string): string | null {
  const [before, ours, other] = [blocksOf(base), blocksOf(mine), blocksOf(theirs)];
  if (!before || !ours || !other) return null;
  const [here, there] = [matches(before, ours), matches(before, other)];
  if (!here || !there) return null;
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

/** Where each block of the first stands in the second; null where finding that takes too long. */
function matches(first: string[], second: string[]): Map<number, number> | null {
  const runs = diffArrays(first, second, { timeout: longest });
  if (!runs) return null;
  const found = new Map<number, number>();
  let [at, there] = [0, 0];
  for (const { added, removed, value } of runs) {
    if (!added && !removed) for (const offset of value.keys()) found.set(at + offset, there + offset);
    if (!added) at += value.length;
    if (!removed) there += value.length;
  }
  return found;
}
