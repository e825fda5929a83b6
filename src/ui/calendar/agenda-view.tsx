import { useEffect, useRef } from 'react';
import { translate } from '../../../lib/language.ts';
import { plusDays } from '../../../lib/wib.ts';
import { EmptyState } from '../empty-state.tsx';
import { SoftChip } from '../soft-chip.tsx';
import type { DayEvent } from './day-event.ts';
import { byDay, dayWords } from './days.ts';
import { type EventAction, EventList } from './event-list.tsx';
import { messages } from './messages.ts';

type Props = {
  from: string;
  to: string;
  today: string;
  events: readonly DayEvent[];
  isPending: boolean;
  action?: EventAction;
};

/** Days of a span with events, as a list; events from earlier days are at its first. */
export function AgendaView({ from, to, today, events, isPending, action }: Props) {
  const now = useRef<HTMLElement>(null);
  // A month opens at today: by its end its first half is old news. A week stays below what is above it.
  const isLong = to > plusDays(from, 6);
  useEffect(() => {
    if (!isPending && isLong) now.current?.scrollIntoView({ block: 'start' });
  }, [isPending, isLong]);
  const days: string[] = [];
  for (let on = from; on <= to; on = plusDays(on, 1)) days.push(on);
  // An event over several days is listed once, with its last day.
  const starting = events.map((event) => ({ event, first: days.find((on) => on >= event.day) }));
  const listed = days
    .map((on) => ({ on, events: starting.filter(({ first }) => first === on).map(({ event }) => event) }))
    .filter(({ on, events }) => events.length > 0 || (on === today && days.includes(today)));
  const hasAny = events.some((event) => event.day <= to && event.lastDay >= from);
  if (!hasAny && !isPending) return <EmptyState title={translate(messages.nothingInSpan)} />;
  return (
    <div className="calendar-agenda" aria-busy={isPending}>
      {listed.map(({ on, events }) => (
        <section
          key={on}
          ref={on === today ? now : undefined}
          aria-labelledby={`hari-${on}`}
          className="card calendar-agenda-day"
        >
          <h2 id={`hari-${on}`}>
            {dayWords(on)} {on === today && <SoftChip tone="accent">{translate(messages.today)}</SoftChip>}
          </h2>
          {events.length === 0 ? (
            <p className="calendar-none">{translate(messages.nothing)}</p>
          ) : (
            <EventList events={byDay(events, [on]).get(on) ?? events} action={action} />
          )}
        </section>
      ))}
    </div>
  );
}
