import type { RefObject } from 'react';
import { translate } from '../../../lib/language.ts';
import type { DayEvent } from './day-event.ts';
import { byDay, dayWords } from './days.ts';
import { type EventAction, EventList } from './event-list.tsx';
import { messages } from './messages.ts';

type Props = {
  day: string;
  events: readonly DayEvent[];
  heading: RefObject<HTMLHeadingElement | null>;
  action?: EventAction;
};

/** Events of the chosen day, beside the month. Enter in the grid moves the focus here. */
export function DayPanel({ day, events, heading, action }: Props) {
  const those = byDay(events, [day]).get(day) ?? [];
  return (
    <section className="card calendar-panel" aria-labelledby="hari-terpilih">
      <h2 id="hari-terpilih" ref={heading} tabIndex={-1}>
        {dayWords(day)}
      </h2>
      {those.length === 0 ? (
        <p className="calendar-none">{translate(messages.nothing)}</p>
      ) : (
        <EventList events={those} action={action} />
      )}
    </section>
  );
}
