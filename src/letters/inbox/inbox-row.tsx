import Forward from 'lucide-react/icons/forward';
import Lock from 'lucide-react/icons/lock';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Paperclip from 'lucide-react/icons/paperclip';
import { memo } from 'react';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { secretRank } from '../../../domain/letters/security-ranks.ts';
import { translate } from '../../../lib/language.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { StatusDot } from '../../ui/status-dot.tsx';
import { LabelChips } from '../labelling/label-chip.tsx';
import { Extra, Found } from '../lists/found.tsx';
import { LetterChips } from '../lists/letter-chips.tsx';
import { mailboxMessages } from '../messages.ts';
import { rowTime } from '../moments.ts';
import { mayAskAhead } from '../reading/ask-ahead.ts';
import { inboxMessages } from './messages.ts';

type Props = {
  item: InboxItem;
  to: string;
  isOpened: boolean;
  isChosen: boolean;
  /** A tap anywhere on the row ticks it. */
  isChoosing: boolean;
  onChoose: (id: string, isRange: boolean) => void;
};

/** One inbox letter: sender, subject, first words; its checkbox replaces the dot. */
export const InboxRow = memo(function InboxRow({
  item,
  to,
  isOpened,
  isChosen,
  isChoosing,
  onChoose,
}: Props) {
  return (
    <div className={isChosen ? 'mailbox-choice is-chosen' : 'mailbox-choice'}>
      <input
        type="checkbox"
        aria-label={translate(mailboxMessages.select(item.subject))}
        checked={isChosen}
        // `change` events lack the shift key; `click` has it.
        onChange={() => {}}
        onClick={(event) => onChoose(item.id, event.shiftKey)}
      />
      <a
        href={to}
        className={item.isRead ? 'mailbox-row' : 'mailbox-row is-unread'}
        data-row={item.letterId}
        data-ahead={(!isChoosing && mayAskAhead(item)) || undefined}
        aria-current={isOpened ? 'true' : undefined}
        onClick={(event) => {
          // Keyboard (`detail` 0) opens the row even while selecting; Ctrl and Meta open it elsewhere.
          if (!isChoosing || event.detail === 0 || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onChoose(item.id, event.shiftKey);
        }}
      >
        <StatusDot isOpen={item.isOpen} />
        {!item.isRead && <span className="sr-only">{translate(inboxMessages.unread)} </span>}
        <span className="mailbox-line">
          <span className="mailbox-from">
            <Found text={item.senderUnitName || item.senderName} />
          </span>
          {item.threadCount > 1 && (
            <span
              className="mailbox-thread-count"
              title={translate(inboxMessages.threadOf(item.threadCount))}
            >
              <MessagesSquare size={13} strokeWidth={1.6} aria-hidden />
              <span aria-hidden>{item.threadCount}</span>
              <span className="sr-only">{translate(inboxMessages.threadCount(item.threadCount))} </span>
            </span>
          )}
          <time dateTime={item.receivedAt}>{rowTime(item.receivedAt)}</time>
        </span>
        <span className="mailbox-line">
          {item.securityRank >= secretRank && <Lock size={14} strokeWidth={1.6} aria-hidden />}
          <span className="mailbox-subject">
            {item.isCancelled ? (
              <s>
                <Found text={item.subject} />
              </s>
            ) : (
              <Found text={item.subject} />
            )}
          </span>
        </span>
        <span className="mailbox-line">
          <span className="mailbox-snippet">
            {item.agenda && `${translate(mailboxMessages.agenda(item.agenda))} · `}
            {item.kind === 'cc' && `${translate(mailboxMessages.cc)} · `}
            {item.forwarded ? (
              <>
                <Forward size={13} strokeWidth={1.6} aria-hidden /> {forwardWords(item)}
              </>
            ) : (
              <Found text={item.snippet} number={item.number} />
            )}
          </span>
          {item.attachmentCount > 0 && (
            <>
              <Paperclip size={14} strokeWidth={1.6} aria-hidden />
              <span className="sr-only">{translate(inboxMessages.attachments(item.attachmentCount))} </span>
            </>
          )}
          {item.offered && !item.offered.isMine && (
            <SoftChip tone={item.offered.takenBy ? 'neutral' : 'accent'}>
              {translate(
                item.offered.takenBy ? inboxMessages.takenBy(item.offered.takenBy) : inboxMessages.notTaken,
              )}
            </SoftChip>
          )}
          {item.isCancelled && <Extra isCancelled />}
          <LetterChips {...item} />
        </span>
        {item.snooze && <Extra snooze={item.snooze} />}
        <LabelChips labels={item.labels} />
      </a>
    </div>
  );
});

/** "Diteruskan Kepala Divisi Operasi: mohon dibaca". */
const forwardWords = ({ forwarded }: InboxItem): string =>
  forwarded
    ? translate(
        inboxMessages.forwardedBy(forwarded.positionName, forwarded.note ? `: ${forwarded.note}` : ''),
      )
    : '';
