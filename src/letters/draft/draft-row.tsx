import MessageSquare from 'lucide-react/icons/message-square';
import { isReturned, wasSubmitted } from '../../../domain/letters/letter-life.ts';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';
import { say } from '../../../lib/language.ts';
import { SelectBox } from '../../ui/select-box.tsx';
import { LetterChips } from '../list/letter-chips.tsx';
import { StateChip } from '../list/state-chip.tsx';
import { eventTime } from '../moments.ts';
import { receiversOf } from '../outbox/outbox-row.tsx';
import { paneWords } from '../pane-words.ts';
import { WhereLine } from '../where/where-line.tsx';
import { DraftActions } from './draft-actions.tsx';
import { draftWords } from './words.ts';
import './draft-row.css';

type Props = {
  item: LetterListItem;
  isChosen: boolean;
  onChoose: (isRange: boolean) => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** One draft: the row continues it, the buttons at its end duplicate or delete it. */
export function DraftRow({ item, isChosen, onChoose, onDuplicate, onDelete }: Props) {
  const name = item.subject || say(draftWords.noSubject);
  return (
    <>
      <SelectBox
        className="mailbox-check"
        size="small"
        label={say(draftWords.selectOne(name))}
        isChosen={isChosen}
        onToggle={onChoose}
      />
      <a href={`/naskah-dinas/draft/${item.id}/edit`} className="mailbox-wide-row" data-row={item.id}>
        <span className="mailbox-wide-main">
          <span className="mailbox-subject">{item.subject || say(paneWords.noSubject)}</span>
          <span className="mailbox-snippet">
            {isReturned(item.state) ? (
              <WhereLine item={item} />
            ) : (
              [
                item.preparedBy ? say(draftWords.preparedBy(item.preparedBy)) : item.drafterName,
                item.categoryName ?? say(draftWords.noKind),
                receiversOf(item),
              ]
                .filter(Boolean)
                .join(' · ')
            )}
          </span>
        </span>
        <span className="mailbox-wide-chips">
          {(item.commentCount ?? 0) > 0 && (
            <span className="draft-comments" title={say(draftWords.comments(item.commentCount ?? 0))}>
              <MessageSquare size={15} strokeWidth={1.6} aria-hidden />
              {item.commentCount}
              <span className="sr-only"> {say(draftWords.comment)}</span>
            </span>
          )}
          {!wasSubmitted(item.state) ? <LetterChips {...item} /> : <StateChip state={item.state} />}
        </span>
        <span className="mailbox-wide-time">
          <span>{say(draftWords.savedAt)}</span>
          <time dateTime={item.updatedAt}>{eventTime(item.updatedAt)}</time>
        </span>
      </a>
      <DraftActions name={name} onDuplicate={onDuplicate} onDelete={onDelete} />
    </>
  );
}
