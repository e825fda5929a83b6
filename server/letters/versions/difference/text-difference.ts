import { diffArrays } from 'diff';
import type { DiffBlock, DiffWord } from '../../../../domain/letters/letter-version.ts';
import { blocksOf, type TextBlock } from './blocks.ts';
import { inPairs } from './in-pairs.ts';

/**
 * Difference by block, inside changed blocks by word (SPEC B1.1). Without additions it is the old text, without
 * removals the new.
 * @returns plain text only; empty when there is no difference
 */
export function textDifference(before: string, after: string, leftMs = longestMs): DiffBlock[] {
  if (before === after) return [];
  const deadline = Date.now() + Math.min(leftMs, longestMs);
  const blocks = differenceOf(blocksOf(before), blocksOf(after), () => Math.max(1, deadline - Date.now()));
  return blocks.some((block) => block.kind !== 'same' || block.isRestyled) ? blocks : [];
}

/** Time limit: very different texts would take minutes; beyond it the whole is shown as removed and added. */
const longestMs = 400;

function differenceOf(before: TextBlock[], after: TextBlock[], left: () => number): DiffBlock[] {
  const runs = diffArrays(before, after, { comparator: isSameText, timeout: left() });
  if (!runs) return [...before.map(removed), ...after.map(added)];
  const found: DiffBlock[] = [];
  let at = 0;
  let gone: TextBlock[] = [];
  let come: TextBlock[] = [];
  const settle = () => {
    for (const [old, fresh] of inPairs(gone, come)) found.push(changed(old, fresh, left));
    [gone, come] = [[], []];
  };
  for (const run of runs) {
    if (run.added) come.push(...run.value);
    else if (run.removed) {
      gone.push(...run.value);
      at += run.value.length;
    } else {
      settle();
      // The values are those of after; their looks are compared with before.
      for (const block of run.value) {
        found.push(same(block, before[at]));
        at += 1;
      }
    }
  }
  settle();
  return found;
}

const isSameText = (a: TextBlock, b: TextBlock): boolean => a.text === b.text && a.tag === b.tag;

const same = (block: TextBlock, old: TextBlock | undefined): DiffBlock => ({
  kind: 'same',
  tag: block.tag,
  words: [{ kind: 'same', text: block.text }],
  ...(old && old.style !== block.style && { isRestyled: true }),
});
const removed = ({ tag, text }: TextBlock): DiffBlock => ({
  kind: 'removed',
  tag,
  words: [{ kind: 'removed', text }],
});
const added = ({ tag, text }: TextBlock): DiffBlock => ({
  kind: 'added',
  tag,
  words: [{ kind: 'added', text }],
});

function changed(old: TextBlock | undefined, fresh: TextBlock | undefined, left: () => number): DiffBlock {
  if (old && fresh) return { kind: 'changed', tag: fresh.tag, words: wordsOf(old.text, fresh.text, left()) };
  return old ? removed(old) : added(fresh as TextBlock);
}

function wordsOf(before: string, after: string, timeout: number): DiffWord[] {
  const runs = diffArrays(tokensOf(before), tokensOf(after), { timeout });
  if (!runs)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return runs.map((run) => ({
    kind: run.added ? 'added' : run.removed ? 'removed' : 'same',
    text: run.value.join(''),
  }));
}

/** Splits into words; a number with its separators is one token: "18,4" became "21,2". */
const tokensOf = (text: string): string[] =>
  text.match(/\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu) ?? [];
