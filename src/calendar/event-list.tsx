import { calendarKinds } from '../../domain/calendar.ts';
import type { CalendarEvent } from '../../domain/calls/calendar.ts';
import { say } from '../../lib/language.ts';
import { startOfDayInWib } from '../../lib/wib.ts';
import { formatShortDate } from '../ui/format.ts';
import { SoftChip } from '../ui/soft-chip.tsx';
import { hueOf, Linked } from './event-chip.tsx';
import { words } from './words.ts';

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
                  {short(event.day)} {say(words.until)} {short(event.lastDay)}
                </small>
              )}
            </span>
            <StateChip event={event} />
          </Linked>
        </li>
      ))}
    </ul>
  );
}

const short = (day: string): string => formatShortDate(new Date(startOfDayInWib(day)));

/** State as text, not by colour alone. */
function StateChip({ event: { kind, isDone, isLate } }: { event: CalendarEvent }) {
  if (isDone) return <SoftChip>{say(words.done)}</SoftChip>;
  if (isLate) return <SoftChip tone="danger">{say(words.late)}</SoftChip>;
  return <span className="sr-only">{say(calendarKinds[kind])}</span>;
}
