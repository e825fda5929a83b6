import { useNotify } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { useUndoable } from '../../shell/index.ts';
import { snoozeDialogMessages } from './dialog-messages.ts';
import { snoozeMessages } from './messages.ts';
import SnoozeDialog from './snooze-dialog.tsx';
import type { Snoozed } from './snoozed.ts';
import { useSnooze } from './use-snooze.ts';
import { whenWords } from './when.ts';

type Props = { what: Snoozed; onClose: () => void };

/** Until when inbox items or tasks are put off. */
function AskUntil({ what, onClose }: Props) {
  const set = useSnooze();
  const notify = useNotify();
  const undoable = useUndoable();
  const count = what.rows.length;
  const isSnoozed = what.rows.every(({ snooze }) => snooze && !snooze.endedBy);
  return (
    <SnoozeDialog
      title={translate(
        count === 1 ? snoozeDialogMessages.untilWhen : snoozeDialogMessages.untilWhenMany(count),
      )}
      explain={translate(snoozeDialogMessages.explain)}
      confirm={translate(snoozeMessages.snooze)}
      end={isSnoozed ? translate(snoozeDialogMessages.wakeNow) : undefined}
      onChoose={async (until) => {
        const done = await set(what, until);
        if (!until) return notify(translate(snoozeDialogMessages.isBack), { type: 'success' });
        what.onDone?.();
        const said = snoozeDialogMessages.done(done.length, whenWords(until), count - done.length);
        undoable(translate(said), async () => {
          await set({ ...what, rows: done }, null);
          return { text: translate(snoozeDialogMessages.isBack) };
        });
      }}
      onClose={onClose}
    />
  );
}

export default AskUntil;
