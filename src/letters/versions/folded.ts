import type { DiffBlock } from '../../../domain/letters/letter-version.ts';

/** A shown block, or a folded run of unchanged ones; `at` is the index of the first. */
export type Shown = { at: number; block: DiffBlock } | { at: number; hidden: number };

/**
 * Folds unchanged blocks, except one before and after each change for orientation, and the runs in `open` (first
 * indexes).
 */
export function foldedBlocks(blocks: readonly DiffBlock[], open: ReadonlySet<number> = new Set()): Shown[] {
  const isQuiet = (block: DiffBlock | undefined) => !block || (block.kind === 'same' && !block.isRestyled);
  const isFar = blocks.map((_, at) => [at - 1, at, at + 1].every((near) => isQuiet(blocks[near])));
  const shown: Shown[] = [];
  blocks.forEach((block, at) => {
    const last = shown.at(-1);
    if (!isFar[at]) shown.push({ at, block });
    else if (last && 'hidden' in last) last.hidden += 1;
    else shown.push({ at, hidden: 1 });
  });
  // A single folded paragraph takes as much room as the paragraph.
  return shown.flatMap((part): Shown[] => {
    if (!('hidden' in part) || (part.hidden > 1 && !open.has(part.at))) return [part];
    return blocks
      .slice(part.at, part.at + part.hidden)
      .map((block, index) => ({ at: part.at + index, block }));
  });
}

const near = 60;

/** Shortens an unchanged stretch within a changed paragraph to what is next to a change. */
export function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const head = hasBefore ? near : 0;
  const tail = hasAfter ? near : 0;
  if (text.length <= head + tail + near) return text;
  const start = head ? text.slice(0, head).replace(/\S*$/, '') : '';
  const end = tail ? text.slice(-tail).replace(/^\S*/, '') : '';
  return `${start}… ${end.trimStart()}`;
}
