import MessageSquare from 'lucide-react/icons/message-square';
import { isReturned, wasSubmitted } from '../../../domain/letters/letter-life.ts';
import { letterName } from '../../../domain/letters/letter-name.ts';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { SelectBox } from '../../ui/select-box.tsx';
import { Found } from '../lists/found.tsx';
import { LetterChips } from '../lists/letter-chips.tsx';
import { LetterStateChip } from '../lists/letter-state-chip.tsx';
import { eventTime } from '../moments.ts';
import { receiversOf } from '../outbox/outbox-row.tsx';
import { WhereLine } from '../where/where-line.tsx';
import { DraftActions } from './draft-actions.tsx';
import { draftMessages } from './messages.ts';

type Props = {
  item: LetterListItem;
  isChosen: boolean;
  onChoose: (isRange: boolean) => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

/** One draft: the row continues it, the buttons at its end duplicate or delete it. */
export function DraftRow({ item, isChosen, onChoose, onDuplicate, onDelete }: Props) {
  const name = letterName(item);
  return (
    <>
      <SelectBox
        className="mailbox-check"
        size="small"
        label={translate(draftMessages.selectOne(name))}
        isChosen={isChosen}
        onToggle={onChoose}
      />
      <a
        href={`/naskah-dinas/draft/${item.id}/edit`}
        className="mailbox-wide-row draft-row"
        data-row={item.id}
      >
        <span className="mailbox-wide-main">
          <span className="mailbox-subject">
            <Found text={name} />
          </span>
          <span className="mailbox-snippet">
            {isReturned(item.state) ? (
              <WhereLine item={item} />
            ) : (
              [
                item.preparedBy ? translate(draftMessages.preparedBy(item.preparedBy)) : item.drafterName,
                item.categoryName ?? translate(draftMessages.noKind),
                receiversOf(item),
              ]
                .filter(Boolean)
                .join(' · ')
            )}
          </span>
        </span>
        <span className="mailbox-wide-chips">
          {(item.commentCount ?? 0) > 0 && (
            <span
              className="draft-comments"
              title={translate(draftMessages.comments(item.commentCount ?? 0))}
            >
              <MessageSquare size={15} strokeWidth={1.6} aria-hidden />
              {item.commentCount}
              <span className="sr-only"> {translate(draftMessages.comment)}</span>
            </span>
          )}
          {!wasSubmitted(item.state) ? <LetterChips {...item} /> : <LetterStateChip state={item.state} />}
        </span>
        <span className="mailbox-wide-time">
          <span>{translate(draftMessages.savedAt)}</span>
          <time dateTime={item.updatedAt}>{eventTime(item.updatedAt)}</time>
        </span>
      </a>
      <DraftActions name={name} onDuplicate={onDuplicate} onDelete={onDelete} />
    </>
  );
}
