import Lock from 'lucide-react/icons/lock';
import { isPartlySigned } from '../../../domain/letters/letter-life.ts';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';
import { secretRank } from '../../../domain/letters/security-ranks.ts';
import { translate } from '../../../lib/language.ts';
import { LabelChips } from '../labelling/label-chip.tsx';
import { Found } from '../lists/found.tsx';
import { LetterStateChip } from '../lists/letter-state-chip.tsx';
import { mailboxMessages } from '../messages.ts';
import { rowTime } from '../moments.ts';
import { mayAskAhead } from '../reading/ask-ahead.ts';
import { WhereLine } from '../where/where-line.tsx';
import { outboxMessages } from './messages.ts';

type Props = { item: LetterListItem; to: string; isSelected: boolean };

export function OutboxRow({ item, to, isSelected }: Props) {
  return (
    <a
      href={to}
      className="mailbox-row is-plain"
      data-row={item.id}
      data-ahead={mayAskAhead(item) || undefined}
      aria-current={isSelected ? 'true' : undefined}
    >
      <span className="mailbox-line">
        <span className="mailbox-from">
          <Found text={receiversOf(item)} />
        </span>
        <time dateTime={item.sentAt ?? item.updatedAt}>{rowTime(item.sentAt ?? item.updatedAt)}</time>
      </span>
      <span className="mailbox-line">
        {item.securityRank >= secretRank && <Lock size={14} strokeWidth={1.6} aria-hidden />}
        <span className="mailbox-subject">
          <Found text={item.subject} />
        </span>
      </span>
      <span className="mailbox-line">
        <span className="mailbox-snippet">
          {item.agenda && `${translate(mailboxMessages.agenda(item.agenda))} · `}
          <WhereLine item={item} />
        </span>
        {/* The line beside it says that in full. */}
        {(!isPartlySigned(item.state) || item.awaitsSeal) && (
          <LetterStateChip
            state={item.state}
            short
            awaitsSeal={item.awaitsSeal}
            awaitsDispatch={item.awaitsDispatch}
            partlyDispatched={item.partlyDispatched}
          />
        )}
      </span>
      <LabelChips labels={item.labels} />
    </a>
  );
}

/** "Direktur Operasi", "Direktur Operasi dan 2 lagi". */
export function receiversOf({ receiverNames }: Pick<LetterListItem, 'receiverNames'>): string {
  const [first, ...others] = receiverNames;
  if (!first) return translate(outboxMessages.noReceivers);
  return others.length > 0 ? translate(outboxMessages.andMore(first, others.length)) : first;
}
