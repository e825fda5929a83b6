import type { Task } from '../../../../domain/letters/letter-rows.ts';
import { translate } from '../../../../lib/language.ts';
import { SelectBox } from '../../../ui/select-box.tsx';
import type { Selection } from '../../../ui/use-selection.ts';
import { mailboxMessages } from '../../messages.ts';
import { isBulkKind } from './bulk-kind.ts';

/** Checkbox of a task row; an empty place for tasks without bulk actions. */
export function TaskCheck({ task, selection }: { task: Task; selection: Selection<Task> }) {
  return isBulkKind(task) ? (
    <SelectBox
      className="mailbox-check"
      size="small"
      label={translate(mailboxMessages.select(task.subject))}
      isChosen={selection.has(task.id)}
      onToggle={(isRange) => selection.toggle(task.id, isRange)}
    />
  ) : (
    <span className="mailbox-check" />
  );
}
