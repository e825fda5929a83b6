import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { Snooze } from '../../../domain/letters/snooze.ts';
import { translate } from '../../../lib/language.ts';
import { useRequest } from '../../ui/use-request.ts';
import { snoozeDialogMessages } from './dialog-messages.ts';
import SnoozeMark from './snooze-mark.tsx';
import type { Snoozed } from './snoozed.ts';
import { useSnooze } from './use-snooze.ts';

type Props = { snooze: Snooze; what: Snoozed };

/** Above what is open: that it is put off; the mark of what came back ends once it is seen. */
function SnoozeNotice({ snooze, what }: Props) {
  const set = useSnooze();
  const { isPending, request } = useRequest();
  const ended = useRef(false);
  useEffect(() => {
    if (!snooze.endedBy || ended.current) return;
    ended.current = true;
    // The mark is only a mark: without a network it stays.
    set(what, null).catch(() => undefined);
  }, [snooze.endedBy, set, what]);
  if (snooze.endedBy) return null;
  return (
    <div className="snooze-notice" role="note">
      <SnoozeMark snooze={snooze} />
      <Button
        variant="text"
        aria-busy={isPending}
        onClick={() => void request(async () => void (await set(what, null)))}
      >
        {translate(snoozeDialogMessages.wakeNow)}
      </Button>
    </div>
  );
}

export default SnoozeNotice;
