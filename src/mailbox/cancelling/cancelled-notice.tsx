import Ban from 'lucide-react/icons/ban';
import type { TimelineEntry } from '../../../resources/naskah-dinas/letter.ts';
import { eventTime } from '../moments.ts';

/** Above a letter that was called back: by whom, when and why. Nothing while its history does not say so. */
export const CancelledNotice = ({ timeline }: { timeline: readonly TimelineEntry[] }) => {
  const entry = timeline.findLast(({ event }) => event === 'cancelled');
  if (!entry) return null;
  const { personName, positionName, onBehalfOf, at, note } = entry;
  return (
    <p className="mailbox-forwarded">
      <Ban size={15} strokeWidth={1.6} aria-hidden />
      <span>
        Dibatalkan {[personName, positionName].filter(Boolean).join(', ')}
        {onBehalfOf && ` atas nama ${onBehalfOf}`} · {eventTime(at)}
        {note && <q>{note}</q>}
      </span>
    </p>
  );
};
