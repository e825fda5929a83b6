import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { Suspense, useRef, useState } from 'react';
import { useCreatePath } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import type { CalendarFace, Resource } from '../../../resources/declare.ts';
import { lazyPart, useIsPhone, useKeysWithHelp } from '../../shell/index.ts';
import { AgendaView } from '../../ui/calendar/agenda-view.tsx';
import { CalendarBar } from '../../ui/calendar/calendar-bar.tsx';
import type { DayEvent } from '../../ui/calendar/day-event.ts';
import { DayPanel } from '../../ui/calendar/day-panel.tsx';
import { plusMonths, spanOf } from '../../ui/calendar/days.ts';
import { messages } from '../../ui/calendar/messages.ts';
import { MonthView } from '../../ui/calendar/month-view.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isWritable, type Row } from '../record.ts';
import { useWholeFilter } from '../summary/use-figures.ts';
import { useMay } from '../use-may-use.ts';
import { eventOf } from './event-of.ts';
import { recordCalendarMessages } from './messages.ts';
import { hasMovableDays } from './move-days.ts';
import { useCalendarDay } from './use-calendar-day.ts';
import { useMoveDays } from './use-move-days.ts';
import '../../ui/calendar/calendar.css';

const MoveDialog = lazyPart(() => import('./move-dialog.tsx'));

/** Records on their days: a month, on a phone a week as a list. */
export default function RecordCalendar({ resource }: { resource: Resource }) {
  const { calendar } = resource;
  return calendar ? <Days resource={resource} face={calendar} /> : null;
}

function Days({ resource, face }: { resource: Resource; face: CalendarFace }) {
  const isPhone = useIsPhone();
  const naskah = useNaskah();
  const createPath = useCreatePath();
  const filter = useWholeFilter(resource);
  const may = useMay(resource);
  const move = useMoveDays(resource, face);
  const [day, go] = useCalendarDay();
  const [asked, setAsked] = useState<DayEvent>();
  const panel = useRef<HTMLHeadingElement>(null);
  const today = dayInWib();
  const view = isPhone ? 'week' : 'month';
  const span = spanOf(view, day);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [resource.name, 'calendar', filter, span.from, span.to],
    queryFn: ({ signal }) => naskah.calendarOf<Row>(resource.name, { filter, ...span }, { signal }),
    placeholderData: keepPreviousData,
  });
  const rows = data?.items ?? [];
  const events = rows.map((row) =>
    eventOf(resource, face, row, createPath({ resource: resource.name, type: 'show', id: row.id })),
  );
  const rowOf = ({ id }: DayEvent) => rows.find((row) => row.id === id);
  const isMovable = hasMovableDays(resource, face) && may('change');
  const mayMove = (event: DayEvent) => isMovable && isWritable(rowOf(event)) && !event.isDone;
  const moveBy = (event: DayEvent, by: number) => {
    const row = rowOf(event);
    if (row) void move(row, by);
  };
  const turn = (by: 1 | -1) => go(isPhone ? plusDays(day, 7 * by) : plusMonths(day, by));
  const help = useKeysWithHelp(
    [{ key: 't', words: translate(messages.today), run: () => go(today) }],
    [
      { key: '← → ↑ ↓', words: translate(messages.keys.day) },
      { key: 'Home End', words: translate(messages.keys.edge) },
      { key: 'PageUp PageDown', words: translate(messages.keys.page) },
      { key: 'Enter', words: translate(messages.keys.open) },
    ],
  );
  if (error && !data)
    return <EmptyState title={translate(recordCalendarMessages.failed)} onRetry={refetch} />;
  const action = (event: DayEvent) =>
    mayMove(event) && (
      <button
        type="button"
        className="calendar-move"
        aria-label={translate(recordCalendarMessages.move(event.title))}
        title={translate(recordCalendarMessages.move(event.title))}
        onClick={() => setAsked(event)}
      >
        <CalendarClock size={15} strokeWidth={1.6} aria-hidden />
      </button>
    );
  const shared = { today, events, isPending: isPending || isPlaceholderData };
  return (
    <>
      <CalendarBar view={view} day={day} onToday={() => go(today)} onTurn={turn} />
      {data?.isCut && <p className="calendar-cut">{translate(recordCalendarMessages.cut)}</p>}
      {isPhone ? (
        <AgendaView {...span} {...shared} action={action} />
      ) : (
        <div className="calendar-sides">
          <MonthView
            {...shared}
            day={day}
            onGo={go}
            onOpen={(to) => {
              go(to);
              panel.current?.focus();
            }}
            moving={{ may: mayMove, move: moveBy }}
          />
          <DayPanel day={day} events={events} heading={panel} action={action} />
        </div>
      )}
      {asked && (
        <Suspense>
          <MoveDialog
            event={asked}
            label={translate(resource.fields[face.from]?.label ?? resource.singular)}
            onMove={(by) => moveBy(asked, by)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
      {help}
    </>
  );
}
