import AlarmClock from 'lucide-react/icons/alarm-clock';
import type { Snooze } from '../../../domain/letters/snooze.ts';
import { translate } from '../../../lib/language.ts';
import { snoozeDialogMessages } from './dialog-messages.ts';
import { whenWords } from './when.ts';
import './snoozing.css';

/** In a row: until when it is put off, or why it is back. */
function SnoozeMark({ snooze }: { snooze: Snooze }) {
  const words = snooze.endedBy
    ? translate(snooze.endedBy === 'time' ? snoozeDialogMessages.back : snoozeDialogMessages.changed)
    : translate(snoozeDialogMessages.until(whenWords(snooze.until)));
  return (
    <span className="mailbox-snoozed">
      <AlarmClock size={13} strokeWidth={1.6} aria-hidden /> {words}
    </span>
  );
}

export default SnoozeMark;
