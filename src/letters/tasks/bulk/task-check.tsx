import Checkbox from '@mui/material/Checkbox';
import type { Task } from '../../../../domain/letters/letter-rows.ts';
import { say } from '../../../../lib/language.ts';
import { mailboxWords } from '../../words.ts';
import { isBulkKind, type Selection } from './selection.ts';

/** Checkbox of a task row; an empty place for tasks without bulk actions. */
export function TaskCheck({ task, selection }: { task: Task; selection: Selection }) {
  return isBulkKind(task) ? (
    <Checkbox
      className="mailbox-check"
      size="small"
      checked={selection.isChosen(task.letterId)}
      slotProps={{ input: { 'aria-label': say(mailboxWords.select(task.subject)) } }}
      onChange={({ nativeEvent }) =>
        selection.toggle(task.letterId, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  ) : (
    <span className="mailbox-check" />
  );
}
