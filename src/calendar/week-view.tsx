import type { CalendarEvent } from '../../domain/calls/calendar.ts';
import { byDay, dayWords, shortWeekday, weekOf } from '../ui/calendar/days.ts';
import { EventList } from '../ui/calendar/event-list.tsx';

type Props = { day: string; today: string; events: readonly CalendarEvent[]; isPending: boolean };

/** Seven days side by side, each with all it has. */
export function WeekView({ day, today, events, isPending }: Props) {
  const days = weekOf(day);
  const of = byDay(events, days);
  return (
    <div className="calendar-columns" aria-busy={isPending}>
      {days.map((on) => (
        <section
          key={on}
          aria-labelledby={`hari-${on}`}
          aria-current={on === today ? 'date' : undefined}
          className="calendar-column"
        >
          <h2 id={`hari-${on}`}>
            <span className="sr-only">{dayWords(on)}</span>
            <span aria-hidden="true">{shortWeekday(on)}</span>
            <span aria-hidden="true" className="calendar-date">
              {Number(on.slice(8))}
            </span>
          </h2>
          <EventList events={of.get(on) ?? []} />
        </section>
      ))}
    </div>
  );
}
