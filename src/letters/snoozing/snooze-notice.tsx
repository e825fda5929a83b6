import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { Snooze } from '../../../domain/letters/snooze.ts';
import { translate } from '../../../lib/language.ts';
import { snoozeDialogMessages } from './dialog-messages.ts';
import SnoozeMark from './snooze-mark.tsx';
import type { Snoozed, Snoozing } from './use-snoozing.tsx';
import './snoozing.css';

type Props = { snooze: Snooze; what: Snoozed; snoozing: Pick<Snoozing, 'end'> };

/** Above what is open: that it is put off; the mark of what came back ends once it is seen. */
function SnoozeNotice({ snooze, what, snoozing: { end } }: Props) {
  const ended = useRef(false);
  useEffect(() => {
    if (!snooze.endedBy || ended.current) return;
    ended.current = true;
    // The mark is only a mark: without a network it stays.
    end(what).catch(() => undefined);
  }, [snooze.endedBy, end, what]);
  if (snooze.endedBy) return null;
  return (
    <div className="snooze-notice" role="note">
      <SnoozeMark snooze={snooze} />
      <Button variant="text" onClick={() => void end(what)}>
        {translate(snoozeDialogMessages.wakeNow)}
      </Button>
    </div>
  );
}

export default SnoozeNotice;
