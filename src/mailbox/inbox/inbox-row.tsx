import { Lock, Paperclip } from 'lucide-react';
import { LinkBase } from 'react-admin';
import type { InboxItem } from '../../../resources/naskah-dinas/letter.ts';
import { StatusDot } from '../../shell/index.ts';
import { LetterChips, lockedRank } from '../list/letter-chips.tsx';
import { rowTime } from '../moments.ts';

type Props = { item: InboxItem; to: string; isSelected: boolean };

/** One letter in the inbox: from whom, what about, how it begins (look/inbox.html). */
export const InboxRow = ({ item, to, isSelected }: Props) => (
  <LinkBase
    to={to}
    className={item.isRead ? 'mailbox-row' : 'mailbox-row is-unread'}
    data-row={item.letterId}
    aria-current={isSelected ? 'true' : undefined}
  >
    <StatusDot isOpen={item.isOpen} />
    {!item.isRead && <span className="sr-only">Belum dibaca. </span>}
    <span className="mailbox-line">
      <span className="mailbox-from">{item.senderUnitName || item.senderName}</span>
      <time dateTime={item.receivedAt}>{rowTime(item.receivedAt)}</time>
    </span>
    <span className="mailbox-line">
      {item.securityRank >= lockedRank && <Lock size={14} strokeWidth={1.6} aria-hidden />}
      <span className="mailbox-subject">{item.subject}</span>
    </span>
    <span className="mailbox-line">
      <span className="mailbox-snippet">{item.snippet}</span>
      {item.attachmentCount > 0 && (
        <>
          <Paperclip size={14} strokeWidth={1.6} aria-hidden />
          <span className="sr-only">{item.attachmentCount} lampiran. </span>
        </>
      )}
      <LetterChips {...item} />
    </span>
  </LinkBase>
);
