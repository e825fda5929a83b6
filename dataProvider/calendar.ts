import type { CalendarKind } from '../domain/calendar.ts';
import type { CalendarCalls } from '../domain/calls/calendar.ts';
import type { Http } from './http.ts';

const subscription = '/calendar/api/Subscription';
type Signalled = { signal?: AbortSignal };

export const createCalendarVerbs = ({ call }: Http) => ({
  calendarEvents: (
    query: { from: string; to: string; kinds: readonly CalendarKind[] },
    options?: Signalled,
  ) => call<CalendarCalls['listEvents']>('GET', '/calendar/api/Event', { query, ...options }),
  calendarSubscription: (options?: Signalled) =>
    call<CalendarCalls['readSubscription']>('GET', subscription, options),
  /** Makes the address, or another in its place; only this answer says it. */
  renewCalendar: () => call<CalendarCalls['renewSubscription']>('POST', subscription),
  revokeCalendar: () => call<CalendarCalls['revokeSubscription']>('DELETE', subscription),
});
