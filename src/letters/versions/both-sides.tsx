import type { DiffBlock, DiffKind } from '../../../domain/letters/letter-version.ts';
import { translate } from '../../../lib/language.ts';
import { Added, Removed } from './marks.tsx';
import { versionMessages } from './messages.ts';
import './differences.css';

export function BothSides({ blocks }: { blocks: DiffBlock[] }) {
  return (
    <div className="diff diff-sides">
      <div>
        <div>
          <h4>{translate(versionMessages.before)}</h4>
          <Side blocks={blocks} without="added" />
        </div>
        <div>
          <h4>{translate(versionMessages.now)}</h4>
          <Side blocks={blocks} without="removed" />
        </div>
      </div>
    </div>
  );
}

function Side({ blocks, without }: { blocks: DiffBlock[]; without: DiffKind }) {
  const shown = blocks.filter(({ kind }) => kind !== without);
  if (shown.length === 0) return <p className="diff-blank">{translate(versionMessages.nothing)}</p>;
  let block = 0;
  return shown.map(({ tag, words, isRestyled }) => {
    block += 1;
    let at = 0;
    return (
      <p className="diff-block" data-tag={tag} key={block}>
        {words.map(({ kind, text }) => {
          if (kind === without) return null;
          at += text.length;
          if (kind === 'added') return <Added key={at}>{text}</Added>;
          if (kind === 'removed') return <Removed key={at}>{text}</Removed>;
          return <span key={at}>{text}</span>;
        })}
        {isRestyled && without === 'removed' && (
          <em className="diff-restyled"> {translate(versionMessages.restyled)}</em>
        )}
      </p>
    );
  });
}
