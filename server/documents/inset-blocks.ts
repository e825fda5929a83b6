import {
  isClosing,
  isDecision,
  isDetail,
  sectionMark,
  type TextRules,
} from '../../domain/letters/text-rules.ts';
import type { Block, Run, TableBlock } from './block.ts';

/** Sets sections below their headings' words, details further in than their sentence, what is decided in capitals. */
export function insetBlocks(blocks: Block[], { insetsDetails, decides }: TextRules): void {
  let isInSection = false;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') isInSection = markSection(block);
    else if (endsSection(block, blocks[index - 1])) isInSection = false;
    if (block.kind === 'table' && block.plain && decides) raiseDecision(block);
    const inset = Number(isInSection) + Number(insetsDetails === true && carriesOn(block, blocks[index - 1]));
    if (
      inset > 0 &&
      (block.kind === 'paragraph' || block.kind === 'list' || (block.kind === 'table' && block.plain))
    )
      block.inset = inset;
  }
}

/** Tables with lines keep the paper's whole width. */
function markSection(heading: Block & { kind: 'heading' }): boolean {
  const [first] = heading.runs;
  const mark = first && 'text' in first ? sectionMark(first.text) : '';
  if (!first || !('text' in first) || mark === '' || heading.align === 'center' || heading.align === 'right')
    return false;
  heading.mark = mark.trim();
  first.text = first.text.slice(mark.length);
  return true;
}

/** A section that has nothing but its closing words keeps them. */
const endsSection = (block: Block, before: Block | undefined): boolean =>
  block.kind === 'paragraph' && before?.kind !== 'heading' && isClosing(wordsOf(block.runs));

function carriesOn(block: Block, before: Block | undefined): boolean {
  if (block.kind !== 'table' || !block.plain || before?.kind !== 'paragraph') return false;
  return isDetail(wordsOf(before.runs), labelOf(block, 0));
}

function raiseDecision(table: TableBlock): void {
  for (const { x, y, blocks } of table.cells)
    if (x === 2 && isDecision(labelOf(table, y)))
      for (const block of blocks)
        if (block.kind === 'paragraph')
          for (const run of block.runs) if ('text' in run) run.text = run.text.toUpperCase();
}

const labelOf = ({ cells }: TableBlock, row: number): string =>
  (cells.find(({ x, y }) => x === 0 && y === row)?.blocks ?? [])
    .map((block) => ('runs' in block ? wordsOf(block.runs) : ''))
    .join('');

export const wordsOf = (runs: Run[]): string => runs.map((run) => ('text' in run ? run.text : ' ')).join('');
