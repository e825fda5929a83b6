import { calendarKinds } from '../../domain/calendar.ts';
import type { CalendarEvent } from '../../domain/calls/calendar.ts';
import { translate } from '../../lib/language.ts';
import { startOfDayInWib } from '../../lib/wib.ts';
import { formatShortDate } from '../ui/format.ts';
import { SoftChip } from '../ui/soft-chip.tsx';
import { hueOf, Linked } from './event-chip.tsx';
import { messages } from './messages.ts';

/** Events one below the other, in full words. */
export function EventList({ events }: { events: readonly CalendarEvent[] }) {
  return (
    <ul className="calendar-list">
      {events.map((event) => (
        <li key={`${event.kind}-${event.id}`}>
          <Linked href={event.href} className="calendar-event" data-hue={hueOf(event)}>
            <span className="calendar-event-words">
              <b>{event.title}</b>
              <small>{event.detail}</small>
              {event.lastDay > event.day && (
                <small>
                  {short(event.day)} {translate(messages.until)} {short(event.lastDay)}
                </small>
              )}
            </span>
            <EventStateChip event={event} />
          </Linked>
        </li>
      ))}
    </ul>
  );
}

const short = (day: string): string => formatShortDate(new Date(startOfDayInWib(day)));

/** State as text, not by colour alone. */
function EventStateChip({ event: { kind, isDone, isLate } }: { event: CalendarEvent }) {
  if (isDone) return <SoftChip>{translate(messages.done)}</SoftChip>;
  if (isLate) return <SoftChip tone="danger">{translate(messages.late)}</SoftChip>;
  return <span className="sr-only">{translate(calendarKinds[kind])}</span>;
}
