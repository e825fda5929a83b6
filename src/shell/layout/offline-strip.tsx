import { type Message, translate } from '../../../lib/language.ts';
import { type Line, useLine } from '../offline/line.ts';
import { useWaitingCount } from '../offline/waiting-count.ts';
import { frameMessages } from './messages.ts';

const messages: Record<Exclude<Line, 'online'>, Message> = {
  offline: frameMessages.offline,
  unreachable: frameMessages.unreachable,
};

/** LOOK's strip under the top bar, with how many writes wait for the network. */
export function OfflineStrip({ userId }: { userId: string }) {
  const line = useLine();
  const count = useWaitingCount(userId);
  if (line === 'online') return null;
  return (
    <p className="offline" role="status">
      {translate(messages[line])}
      {count > 0 && ` ${translate(frameMessages.waiting(count))}`}
    </p>
  );
}
