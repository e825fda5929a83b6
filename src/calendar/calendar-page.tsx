import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Rss from 'lucide-react/icons/rss';
import { Suspense, useRef, useState } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import { translate } from '../../lib/language.ts';
import { dayInWib, plusDays } from '../../lib/wib.ts';
import { lazyPart, useIsPhone, useKeysWithHelp, useSigned } from '../shell/index.ts';
import { AgendaView } from '../ui/calendar/agenda-view.tsx';
import { CalendarBar } from '../ui/calendar/calendar-bar.tsx';
import { DayPanel } from '../ui/calendar/day-panel.tsx';
import { firstOfMonth, plusMonths, spanOf, type View } from '../ui/calendar/days.ts';
import { messages } from '../ui/calendar/messages.ts';
import { MonthView } from '../ui/calendar/month-view.tsx';
import '../ui/calendar/calendar.css';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { KindFilter } from './kind-filter.tsx';
import { pageMessages, subscriptionMessages } from './messages.ts';
import { useCalendarState } from './use-calendar-state.ts';
import { WeekView } from './week-view.tsx';

const SubscriptionDialog = lazyPart(() => import('./subscription-dialog.tsx'));
const views: View[] = ['month', 'week', 'agenda'];

/** `/calendar`: due, given, delegated and dated events, by month, week or list (SPEC A1 People, B6). */
export default function CalendarPage() {
  const isPhone = useIsPhone();
  const { view, day, kinds, go } = useCalendarState(isPhone);
  const [isSubscribing, setSubscribing] = useState(false);
  const panel = useRef<HTMLHeadingElement>(null);
  const signed = useSigned();
  const { calendarEvents } = useNaskah();
  const today = dayInWib();
  const span = spanOf(view, day);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['letters', 'calendar', span.from, span.to, kinds.join()],
    queryFn: ({ signal }) => calendarEvents({ ...span, kinds }, { signal }),
    enabled: kinds.length > 0,
    placeholderData: keepPreviousData,
  });
  const events = kinds.length > 0 ? (data?.items ?? []) : [];
  const waits = kinds.length > 0 && (isPending || isPlaceholderData);
  const turn = (by: number) =>
    go({
      day:
        view === 'week'
          ? plusDays(day, 7 * by)
          : view === 'agenda'
            ? firstOfMonth(plusMonths(day, by))
            : plusMonths(day, by),
    });
  const help = useKeysWithHelp(
    [
      { key: 't', words: translate(messages.today), run: () => go({ day: today }) },
      {
        key: 'PageUp',
        words: translate(messages.before[view]),
        run: () => turn(-1),
        when: () => view !== 'month',
      },
      {
        key: 'PageDown',
        words: translate(messages.after[view]),
        run: () => turn(1),
        when: () => view !== 'month',
      },
    ],
    view === 'month'
      ? [
          { key: '← → ↑ ↓', words: translate(messages.keys.day) },
          { key: 'Home End', words: translate(messages.keys.edge) },
          { key: 'PageUp PageDown', words: translate(messages.keys.page) },
          { key: 'Enter', words: translate(messages.keys.open) },
        ]
      : [],
  );
  return (
    <>
      <PageHeader
        title={translate(pageMessages.title)}
        actions={
          <Button
            variant="outlined"
            startIcon={<Rss size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => setSubscribing(true)}
          >
            {translate(subscriptionMessages.title)}
          </Button>
        }
      />
      <CalendarBar view={view} day={day} onToday={() => go({ day: today })} onTurn={turn}>
        {!isPhone && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
          <div role="group" aria-label={translate(messages.view)} className="calendar-views">
            {views.map((one) => (
              <button key={one} type="button" aria-pressed={one === view} onClick={() => go({ view: one })}>
                {translate(messages[one])}
              </button>
            ))}
          </div>
        )}
      </CalendarBar>
      {signed.data && (
        <KindFilter viewer={signed.data.viewer} kinds={kinds} onChange={(next) => go({ kinds: next })} />
      )}
      {data?.isCut && <p className="calendar-cut">{translate(pageMessages.cut)}</p>}
      {error && !data ? (
        <EmptyState title={translate(messages.failed)} onRetry={refetch} />
      ) : view === 'month' ? (
        <div className="calendar-sides">
          <MonthView
            {...{ day, today, events }}
            isPending={waits}
            onGo={(to) => go({ day: to })}
            onOpen={(to) => {
              go({ day: to });
              panel.current?.focus();
            }}
          />
          <DayPanel day={day} events={events} heading={panel} />
        </div>
      ) : view === 'week' ? (
        <WeekView {...{ day, today, events }} isPending={waits} />
      ) : (
        <AgendaView {...span} {...{ today, events }} isPending={waits} />
      )}
      {isSubscribing && (
        <Suspense>
          <SubscriptionDialog onClose={() => setSubscribing(false)} />
        </Suspense>
      )}
      {help}
    </>
  );
}
