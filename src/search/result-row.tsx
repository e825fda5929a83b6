import FileText from 'lucide-react/icons/file-text';
import Lock from 'lucide-react/icons/lock';
import Paperclip from 'lucide-react/icons/paperclip';
import { LinkBase } from 'react-admin';
import { archiveLife, archiveStates, isDestroyed } from '../../domain/archive/archive-life.ts';
import type { SearchItem } from '../../domain/calls/search.ts';
import { isInForce, letterLife, letterStates } from '../../domain/letters/letter-life.ts';
import { letterName } from '../../domain/letters/letter-name.ts';
import { secretRank } from '../../domain/letters/security-ranks.ts';
import type { Tone } from '../../lib/choice.ts';
import { type Message, translate } from '../../lib/language.ts';
import { ClassChip } from '../ui/class-chip.tsx';
import { formatDate } from '../ui/format.ts';
import { Marked } from '../ui/marked.tsx';
import { SoftChip } from '../ui/soft-chip.tsx';
import { searchMessages } from './messages.ts';

/** The usual, that a letter is in force or paper is kept, is not said of each find. */
const stateTones: Readonly<Record<string, Tone>> = Object.fromEntries([
  ...letterStates.filter((state) => !isInForce(state)).map((state) => [state, letterLife[state].tone]),
  ...archiveStates.filter(isDestroyed).map((state) => [state, archiveLife[state].tone]),
]);

const archiveMessages: Record<SearchItem['access'], Message> = {
  open: searchMessages.archive,
  ask: searchMessages.ask,
  closed: searchMessages.closed,
};

export function ResultRow({ item }: { item: SearchItem }) {
  const body = <ResultBody item={item} />;
  return item.url ? (
    <LinkBase to={item.url} className="search-row" data-row={item.id}>
      {body}
    </LinkBase>
  ) : (
    <div className="search-row">{body}</div>
  );
}

function ResultBody({ item }: { item: SearchItem }) {
  const { title, number, content, attachments } = item.highlights;
  const tone = stateTones[item.state];
  return (
    <>
      <span className="search-row-head">
        {item.securityRank >= secretRank && <Lock size={15} strokeWidth={1.6} aria-hidden />}
        <span className="search-row-title">
          {title.length > 0 ? <Marked segments={title} /> : letterName({ subject: item.title })}
        </span>
        <span className="search-row-chips">
          {item.source === 'archive' && (
            <SoftChip tone="accent">{translate(archiveMessages[item.access])}</SoftChip>
          )}
          {tone && <SoftChip tone={tone}>{item.stateName}</SoftChip>}
          <ClassChip rank={item.securityRank}>{item.securityName}</ClassChip>
        </span>
        <time dateTime={item.day}>{formatDate(item.day)}</time>
      </span>
      <span className="search-row-facts">
        {number.length > 0 && (
          <span className="search-row-number">
            <Marked segments={number} />
          </span>
        )}
        {[item.kindName, item.fromName, item.unitName]
          .filter((fact, index, all) => fact && all.indexOf(fact) === index)
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        {item.keptBy > 1 && <span>{translate(searchMessages.keptBy(item.keptBy))}</span>}
      </span>
      {content.length > 0 && (
        <span className="search-row-text">
          <FileText size={15} strokeWidth={1.6} aria-hidden />
          <span>
            <Marked segments={content} />
          </span>
        </span>
      )}
      {attachments.map((attachment) => (
        <span className="search-row-text" key={`${attachment.name}${attachment.text[0]?.text}`}>
          <Paperclip size={15} strokeWidth={1.6} aria-hidden />
          <span>
            <b>{attachment.name}</b> <Marked segments={attachment.text} />
          </span>
        </span>
      ))}
      {item.textsWaiting > 0 && <small>{translate(searchMessages.waiting)}</small>}
    </>
  );
}
