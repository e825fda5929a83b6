import type { CalendarData, CalendarKind, CalendarSubscription } from '../domain/calendar.ts';
import { asJson, type Http } from './http.ts';

const subscription = '/calendar/api/Subscription';
type Signalled = { signal?: AbortSignal };

export type CalendarVerbs = {
  calendarEvents: (
    span: { from: string; to: string; kinds: readonly CalendarKind[] },
    options?: Signalled,
  ) => Promise<CalendarData>;
  calendarSubscription: (options?: Signalled) => Promise<CalendarSubscription>;
  /** Makes the address, or another in its place; only this answer says it. */
  renewCalendar: () => Promise<CalendarSubscription>;
  revokeCalendar: () => Promise<CalendarSubscription>;
};

export const createCalendarVerbs = (http: Http): CalendarVerbs => ({
  calendarEvents: (span, options) => http.json('/calendar/api/Event', { query: span, ...options }),
  calendarSubscription: (options) => http.json(subscription, options),
  renewCalendar: () => http.json(subscription, asJson('POST')),
  revokeCalendar: () => http.json(subscription, { method: 'DELETE' }),
});
