import { letterName } from '../../../domain/letters/letter-name.ts';
import { type Task, taskKindMessages } from '../../../domain/letters/letter-rows.ts';
import { taskKindTones } from '../../../domain/letters/tones.ts';
import { translate } from '../../../lib/language.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { Due } from '../lists/due.tsx';
import { Extra, Found } from '../lists/found.tsx';
import { LetterChips } from '../lists/letter-chips.tsx';
import { rowTime, since } from '../moments.ts';
import { paneMessages } from '../pane-messages.ts';
import { mayAskAhead } from '../reading/ask-ahead.ts';

export function TaskRow({ task, to, showKind }: { task: Task; to: string; showKind: boolean }) {
  return (
    <a
      href={to}
      className="mailbox-wide-row"
      data-row={task.letterId}
      data-ahead={mayAskAhead(task) || undefined}
    >
      <span className="mailbox-wide-main">
        <span className="mailbox-subject">
          <Found text={letterName(task)} />
        </span>
        <span className="mailbox-snippet">
          {[task.fromName, task.fromPositionName, task.categoryName].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="mailbox-wide-chips">
        {task.awaitsSeal && <SoftChip tone="info">{translate(paneMessages.awaitsSeal)}</SoftChip>}
        {showKind && (
          <SoftChip tone={taskKindTones[task.kind]}>{translate(taskKindMessages[task.kind])}</SoftChip>
        )}
        {task.snooze && <Extra snooze={task.snooze} />}
        <LetterChips {...task} securityRank={showKind && task.urgency !== 'BIASA' ? 0 : task.securityRank} />
      </span>
      <span className="mailbox-wide-time">
        <time dateTime={task.createdAt}>{rowTime(task.createdAt)}</time>
        {task.dueAt && !task.awaitsSeal ? <Due at={task.dueAt} /> : <span>{since(task.createdAt)}</span>}
      </span>
    </a>
  );
}
