import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Rss from 'lucide-react/icons/rss';
import { Suspense, useRef, useState } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import { say } from '../../lib/language.ts';
import { dayInWib, plusDays } from '../../lib/wib.ts';
import { lazyPart, useIsPhone, useKeysWithHelp, useSigned } from '../shell/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { AgendaView } from './agenda-view.tsx';
import { DayPanel } from './day-panel.tsx';
import { firstOfMonth, monthWords, plusMonths, spanOf, type View, weekNumber, weekWords } from './days.ts';
import { KindFilter } from './kind-filter.tsx';
import { MonthView } from './month-view.tsx';
import { usePlace } from './use-place.ts';
import { WeekView } from './week-view.tsx';
import { subscriptionWords, words } from './words.ts';
import './calendar.css';

const SubscriptionDialog = lazyPart(() => import('./subscription-dialog.tsx'));
const views: View[] = ['month', 'week', 'agenda'];

/** `/calendar`: due, given, delegated and dated events, by month, week or list (SPEC A1 People, B6). */
export default function CalendarPage() {
  const isPhone = useIsPhone();
  const { view, day, kinds, go } = usePlace(isPhone);
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
      { key: 't', words: say(words.today), run: () => go({ day: today }) },
      { key: 'PageUp', words: say(words.before[view]), run: () => turn(-1), when: () => view !== 'month' },
      { key: 'PageDown', words: say(words.after[view]), run: () => turn(1), when: () => view !== 'month' },
    ],
    view === 'month'
      ? [
          { key: '← → ↑ ↓', words: say(words.keys.day) },
          { key: 'Home End', words: say(words.keys.edge) },
          { key: 'PageUp PageDown', words: say(words.keys.page) },
          { key: 'Enter', words: say(words.keys.open) },
        ]
      : [],
  );
  return (
    <>
      <PageHeader
        title={say(words.title)}
        actions={
          <Button
            variant="outlined"
            startIcon={<Rss size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => setSubscribing(true)}
          >
            {say(subscriptionWords.title)}
          </Button>
        }
      />
      <div className="calendar-bar">
        <Button variant="outlined" onClick={() => go({ day: today })}>
          {say(words.today)}
        </Button>
        <IconButton
          aria-label={say(words.before[view])}
          title={say(words.before[view])}
          onClick={() => turn(-1)}
        >
          <ChevronLeft size={18} strokeWidth={1.6} />
        </IconButton>
        <IconButton
          aria-label={say(words.after[view])}
          title={say(words.after[view])}
          onClick={() => turn(1)}
        >
          <ChevronRight size={18} strokeWidth={1.6} />
        </IconButton>
        <p className="calendar-title" aria-live="polite">
          {view === 'week' ? weekWords(day) : monthWords(day)}
          {view === 'week' && (
            <small>
              {say(words.weekNumber)} {weekNumber(day)}
            </small>
          )}
        </p>
        <span className="grow" />
        {!isPhone && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
          <div role="group" aria-label={say(words.view)} className="calendar-views">
            {views.map((one) => (
              <button key={one} type="button" aria-pressed={one === view} onClick={() => go({ view: one })}>
                {say(words[one])}
              </button>
            ))}
          </div>
        )}
      </div>
      {signed.data && (
        <KindFilter viewer={signed.data.viewer} kinds={kinds} onChange={(next) => go({ kinds: next })} />
      )}
      {data?.isCut && <p className="calendar-cut">{say(words.cut)}</p>}
      {error && !data ? (
        <EmptyState title={say(words.failed)} onRetry={refetch} />
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
        <AgendaView {...{ day, today, events }} isPending={waits} />
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
