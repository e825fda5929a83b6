import { useState } from 'react';
import type { DiffBlock } from '../../../domain/letters/letter-version.ts';
import { translate } from '../../../lib/language.ts';
import { foldedBlocks, shortened } from './folded.ts';
import { Added, Removed } from './marks.tsx';
import { versionMessages } from './messages.ts';
import './differences.css';

/** Text with additions and removals; long unchanged runs unfold. */
export function TextDifference({ blocks }: { blocks: DiffBlock[] }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  return (
    <div className="diff-text">
      {foldedBlocks(blocks, open).map((part) =>
        'block' in part ? (
          <Block key={part.at} block={part.block} />
        ) : (
          <button
            key={part.at}
            type="button"
            className="diff-fold"
            onClick={() => setOpen((before) => new Set([...before, part.at]))}
          >
            {translate(versionMessages.folded(part.hidden))}
          </button>
        ),
      )}
    </div>
  );
}

function Block({ block }: { block: DiffBlock }) {
  let at = 0;
  return (
    <p className="diff-block" data-kind={block.kind} data-tag={block.tag}>
      {block.words.map(({ kind, text }, index) => {
        const key = at;
        at += text.length;
        if (kind === 'added') return <Added key={`+${key}`}>{text}</Added>;
        if (kind === 'removed') return <Removed key={`-${key}`}>{text}</Removed>;
        const isWhole = block.kind === 'same';
        return (
          <span key={`=${key}`}>
            {isWhole ? text : shortened(text, index > 0, index < block.words.length - 1)}
          </span>
        );
      })}
      {block.isRestyled && <em className="diff-restyled"> {translate(versionMessages.restyled)}</em>}
    </p>
  );
}
