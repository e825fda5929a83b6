import Button from '@mui/material/Button';
import { type Message, translate } from '../../../lib/language.ts';
import { type Line, useLine } from '../offline/line.ts';
import { offlineMessages } from '../offline/messages.ts';
import { showStoredHere } from '../offline/show-stored.ts';
import { useWaitingCount } from '../offline/waiting-count.ts';

const messages: Record<Exclude<Line, 'online'>, Message> = {
  offline: offlineMessages.offline,
  unreachable: offlineMessages.unreachable,
};

/** LOOK's strip under the top bar, with how many writes wait for the network. */
export function OfflineStrip({ userId }: { userId: string }) {
  const line = useLine();
  const count = useWaitingCount(userId);
  if (line === 'online') return null;
  return (
    <div className="offline">
      <p role="status">
        {translate(messages[line])} {translate(offlineMessages.stored)}
        {count > 0 && ` ${translate(offlineMessages.waitingCount(count))}`}
      </p>
      <Button size="small" variant="text" color="inherit" onClick={showStoredHere}>
        {translate(offlineMessages.showStored)}
      </Button>
    </div>
  );
}
