import type { DispositionListItem } from '../../../domain/letters/disposition.ts';
import { dispositionLife } from '../../../domain/letters/disposition-life.ts';
import { translate } from '../../../lib/language.ts';
import { endOfDayInWib } from '../../../lib/wib.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { StatusDot } from '../../ui/status-dot.tsx';
import { Due } from '../lists/due.tsx';
import { Found } from '../lists/found.tsx';
import { LetterChips } from '../lists/letter-chips.tsx';
import { rowTime } from '../moments.ts';
import { dispositionMessages } from './messages.ts';

/** One disposition row: Open or Closed, subject, people, progress, deadline (SPEC A2 legend). */
export function DispositionRow({ item, to }: { item: DispositionListItem; to: string }) {
  return (
    <a href={to} className="mailbox-wide-row disposition-row" data-row={item.id}>
      <StatusDot isOpen={item.isOpen} />
      <span className="mailbox-wide-main">
        <span className="mailbox-subject">
          <Found text={item.subject} />
        </span>
        <span className="mailbox-snippet">{[peopleWords(item), ...item.instructionNames].join(' · ')}</span>
      </span>
      <span className="mailbox-wide-chips">
        <Progress item={item} />
        <LetterChips urgency="BIASA" securityName={item.securityName} securityRank={item.securityRank} />
      </span>
      <span className="mailbox-wide-time">
        <time dateTime={item.createdAt}>{rowTime(item.createdAt)}</time>
        {item.isOpen && item.deadline && <Due at={endOfDayInWib(item.deadline)} />}
      </span>
    </a>
  );
}

const peopleWords = (item: DispositionListItem): string =>
  item.direction === 'in'
    ? `${item.fromName}, ${item.fromPositionName}`
    : item.recipientCount > 1
      ? translate(dispositionMessages.andOthers(item.responsibleName, item.recipientCount - 1))
      : item.responsibleName;

function Progress({ item }: { item: DispositionListItem }) {
  if (item.isWithdrawn) return <SoftChip>{translate(dispositionMessages.withdrawn)}</SoftChip>;
  if (item.state) return <StateChip of={dispositionLife[item.state]} />;
  return (
    <SoftChip tone={item.doneCount === item.recipientCount ? 'ok' : 'info'}>
      {translate(dispositionMessages.doneOf(item.doneCount, item.recipientCount))}
    </SoftChip>
  );
}
