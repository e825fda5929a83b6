import { type Line, useLine } from '../offline/line.ts';
import { useWaitingCount } from '../offline/waiting-count.ts';

const words: Record<Exclude<Line, 'online'>, string> = {
  offline: 'Anda sedang luring. Perubahan disimpan di perangkat ini.',
  unreachable: 'Layanan belum dapat dihubungi. Perubahan disimpan di perangkat ini.',
};

/** LOOK.md's strip under the top bar, with how many writes wait for the network. */
export function OfflineStrip({ userId }: { userId: string }) {
  const line = useLine();
  const count = useWaitingCount(userId);
  if (line === 'online') return null;
  return (
    <p className="offline" role="status">
      {words[line]}
      {count > 0 && ` ${count} perubahan menunggu dikirim.`}
    </p>
  );
}
