import Ban from 'lucide-react/icons/ban';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { translate } from '../../../lib/language.ts';
import { eventTimeWithin } from '../moments.ts';
import { cancellingMessages } from './messages.ts';

/** Notice above a cancelled letter: actor, time and reason. Nothing without such an entry in its history. */
export function CancelledNotice({ timeline }: { timeline: readonly TimelineEntry[] }) {
  const entry = timeline.findLast(({ event }) => event === 'cancelled');
  if (!entry) return null;
  const { personName, positionName, onBehalfOf, at, note } = entry;
  const who = [personName, positionName].filter(Boolean).join(', ');
  return (
    <p className="mailbox-forwarded">
      <Ban size={15} strokeWidth={1.6} aria-hidden />
      <span>
        {translate(
          onBehalfOf ? cancellingMessages.cancelledFor(who, onBehalfOf) : cancellingMessages.cancelledBy(who),
        )}{' '}
        · {eventTimeWithin(at)}
        {note && <q>{note}</q>}
      </span>
    </p>
  );
}
