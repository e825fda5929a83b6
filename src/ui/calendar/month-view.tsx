import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { DayEvent } from './day-event.ts';
import {
  byDay,
  dayAfterKey,
  daysBetween,
  dayWords,
  monthGrid,
  monthWords,
  shortWeekday,
  weekdayWords,
  weekNumber,
} from './days.ts';
import { EventChip } from './event-chip.tsx';
import { messages } from './messages.ts';

/** As many as a day's cell has room for. */
const shownADay = 3;

type Props = {
  day: string;
  today: string;
  events: readonly DayEvent[];
  isPending: boolean;
  onGo: (day: string) => void;
  onOpen: (day: string) => void;
  /** Where events may be dragged to other days. */
  moving?: { may: (event: DayEvent) => boolean; move: (event: DayEvent, by: number) => void };
};

/** Month grid by keyboard: arrows, Home, End, PageUp, PageDown, Enter (WAI-ARIA grid). */
export function MonthView({ day, today, events, isPending, onGo, onOpen, moving }: Props) {
  const weeks = monthGrid(day);
  const of = byDay(events, weeks.flat());
  const grid = useRef<HTMLTableElement>(null);
  const follows = useRef(false);
  const [dragged, setDragged] = useState<{ event: DayEvent; from: string }>();
  const [over, setOver] = useState<string>();
  // Moves the focus after a key has moved the day, across months too.
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isOpening = event.key === 'Enter' || event.key === ' ';
    const next = dayAfterKey(event.key, day);
    if (!isOpening && !next) return;
    event.preventDefault();
    if (!next) return onOpen(day);
    follows.current = true;
    onGo(next);
  };
  const onClick = (on: string) => (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a'))) onGo(on);
  };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern on a table
      role="grid"
      aria-label={monthWords(day)}
      aria-busy={isPending}
      className="calendar-month"
    >
      <thead>
        <tr>
          <th scope="col" className="calendar-number">
            <span className="sr-only">{translate(messages.week)}</span>
          </th>
          {weeks[0]?.map((on) => (
            <th key={on} scope="col">
              <abbr title={weekdayWords(on)}>{shortWeekday(on)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            <th scope="row" className="calendar-number">
              <span className="sr-only">{translate(messages.weekNumber)} </span>
              {weekNumber(week[0] ?? day)}
            </th>
            {week.map((on, column) => {
              const those = of.get(on) ?? [];
              const isFull = those.length > shownADay;
              return (
                <td
                  key={on}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked
                  role="gridcell"
                  data-day={on}
                  data-other={on.slice(0, 7) !== day.slice(0, 7) || undefined}
                  tabIndex={on === day ? 0 : -1}
                  aria-selected={on === day}
                  aria-current={on === today ? 'date' : undefined}
                  className="calendar-day"
                  onKeyDown={onKey}
                  onClick={onClick(on)}
                  onDoubleClick={() => onOpen(on)}
                  data-target={(dragged && over === on) || undefined}
                  onDragOver={(event) => {
                    if (!dragged) return;
                    event.preventDefault();
                    setOver(on);
                  }}
                  onDrop={(event) => {
                    event.preventDefault();
                    if (dragged && dragged.from !== on)
                      moving?.move(dragged.event, daysBetween(dragged.from, on));
                    setDragged(undefined);
                  }}
                >
                  <div>
                    <CellDay day={on} count={those.length} />
                    {those.slice(0, isFull ? shownADay - 1 : shownADay).map((event) => (
                      <EventChip
                        key={`${event.kind}-${event.id}`}
                        event={event}
                        day={on}
                        isFirstColumn={column === 0}
                        isLoose={event.lastDay === event.day}
                        room={roomFor(event, week.slice(column), of)}
                        onDrag={
                          moving?.may(event)
                            ? (isBegun) => setDragged(isBegun ? { event, from: on } : undefined)
                            : undefined
                        }
                      />
                    ))}
                    {isFull && (
                      <span className="calendar-more">
                        {those.length - shownADay + 1} {translate(messages.more)}
                      </span>
                    )}
                  </div>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Number of consecutive days on which the event has the same row: its name may span them. */
function roomFor(event: DayEvent, days: readonly string[], of: ReadonlyMap<string, DayEvent[]>): number {
  const line = of.get(days[0] ?? '')?.indexOf(event);
  const isElsewhere = (day: string) => {
    const those = of.get(day) ?? [];
    return those.indexOf(event) !== line || (those.length > shownADay && line === shownADay - 1);
  };
  const end = days.findIndex(isElsewhere);
  return end < 0 ? days.length : Math.max(1, end);
}

/** "Senin, 23 November 2026, 2 agenda": only the number is visible, the rest is for screen readers. */
function CellDay({ day, count }: { day: string; count: number }) {
  const number = String(Number(day.slice(8)));
  const whole = dayWords(day);
  const at = whole.search(new RegExp(`\\b${number}\\b`));
  const rest = [whole.slice(at + number.length), count > 0 && translate(messages.events(count))].filter(
    Boolean,
  );
  return (
    <span className="calendar-date">
      <span className="sr-only">{whole.slice(0, at)}</span>
      {number}
      <span className="sr-only">{rest.join(', ')}</span>
    </span>
  );
}
