import type { ReactNode } from 'react';
import { type CalendarKind, calendarKinds } from '../../../domain/calendar.ts';
import { translate } from '../../../lib/language.ts';
import { startOfDayInWib } from '../../../lib/wib.ts';
import { formatShortDate } from '../format.ts';
import { SoftChip } from '../soft-chip.tsx';
import type { DayEvent } from './day-event.ts';
import { hueOf, Linked } from './event-chip.tsx';
import { messages } from './messages.ts';

/** A button beside an event. */
export type EventAction = ((event: DayEvent) => ReactNode) | undefined;

/** Events one below the other, in full words. */
export function EventList({ events, action }: { events: readonly DayEvent[]; action?: EventAction }) {
  return (
    <ul className="calendar-list">
      {events.map((event) => (
        <li key={`${event.kind}-${event.id}`}>
          <Linked href={event.href} className="calendar-event" data-hue={hueOf(event)}>
            <span className="calendar-event-words">
              <b>{event.title}</b>
              {event.detail && <small>{event.detail}</small>}
              {event.lastDay > event.day && (
                <small>
                  {short(event.day)} {translate(messages.until)} {short(event.lastDay)}
                </small>
              )}
            </span>
            <EventStateChip event={event} />
          </Linked>
          {action?.(event)}
        </li>
      ))}
    </ul>
  );
}

const isKind = (kind: string): kind is CalendarKind => Object.hasOwn(calendarKinds, kind);

const short = (day: string): string => formatShortDate(new Date(startOfDayInWib(day)));

/** State as text, not by colour alone. */
function EventStateChip({ event: { kind, isDone, isLate } }: { event: DayEvent }) {
  if (isDone) return <SoftChip>{translate(messages.done)}</SoftChip>;
  if (isLate) return <SoftChip tone="danger">{translate(messages.late)}</SoftChip>;
  return isKind(kind) ? <span className="sr-only">{translate(calendarKinds[kind])}</span> : null;
}
