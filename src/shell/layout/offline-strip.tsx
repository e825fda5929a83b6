import { say, type Words } from '../../../lib/language.ts';
import { type Line, useLine } from '../offline/line.ts';
import { useWaitingCount } from '../offline/waiting-count.ts';
import { frameWords } from './words.ts';

const words: Record<Exclude<Line, 'online'>, Words> = {
  offline: frameWords.offline,
  unreachable: frameWords.unreachable,
};

/** LOOK's strip under the top bar, with how many writes wait for the network. */
export function OfflineStrip({ userId }: { userId: string }) {
  const line = useLine();
  const count = useWaitingCount(userId);
  if (line === 'online') return null;
  return (
    <p className="offline" role="status">
      {say(words[line])}
      {count > 0 && ` ${say(frameWords.waiting(count))}`}
    </p>
  );
}
