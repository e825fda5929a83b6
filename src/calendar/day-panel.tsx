import type { RefObject } from 'react';
import type { CalendarEvent } from '../../domain/calls/calendar.ts';
import { translate } from '../../lib/language.ts';
import { byDay, dayWords } from './days.ts';
import { EventList } from './event-list.tsx';
import { messages } from './messages.ts';

type Props = { day: string; events: readonly CalendarEvent[]; heading: RefObject<HTMLHeadingElement | null> };

/** Events of the chosen day, beside the month. Enter in the grid moves the focus here. */
export function DayPanel({ day, events, heading }: Props) {
  const those = byDay(events, [day]).get(day) ?? [];
  return (
    <section className="card calendar-panel" aria-labelledby="hari-terpilih">
      <h2 id="hari-terpilih" ref={heading} tabIndex={-1}>
        {dayWords(day)}
      </h2>
      {those.length === 0 ? (
        <p className="calendar-none">{translate(messages.nothing)}</p>
      ) : (
        <EventList events={those} />
      )}
    </section>
  );
}
