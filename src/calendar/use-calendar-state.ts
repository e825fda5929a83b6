import { type CalendarKind, calendarKinds, usualKinds } from '../../domain/calendar.ts';
import { dayInWib } from '../../lib/wib.ts';
import { isDay, type View } from '../ui/calendar/days.ts';
import { useUrlState } from '../ui/use-url-state.ts';

export type CalendarState = {
  view: View;
  day: string;
  kinds: readonly CalendarKind[];
  go: (to: Partial<Pick<CalendarState, 'view' | 'day' | 'kinds'>>) => void;
};

const isView = (value: string | null): value is View =>
  value === 'month' || value === 'week' || value === 'agenda';
const isKind = (value: string): value is CalendarKind => Object.hasOwn(calendarKinds, value);

/** View and day, stored in the address: back, reload and a new window restore them. A phone has the agenda only. */
export function useCalendarState(isPhone: boolean): CalendarState {
  const { get, set } = useUrlState();
  const view = get('tampilan');
  const day = get('hari');
  const kinds = get('jenis');
  return {
    view: isPhone ? 'agenda' : isView(view) ? view : 'month',
    day: isDay(day) ? day : dayInWib(),
    kinds: kinds === null ? usualKinds : kinds.split(',').filter(isKind),
    go: ({ view, day, kinds }) => set({ tampilan: view, hari: day, jenis: kinds }),
  };
}
