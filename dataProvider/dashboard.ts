import type { CalendarKind } from '../domain/calendar.ts';
import type { CalendarCalls } from '../domain/calls/calendar.ts';
import type { DashboardCalls } from '../domain/calls/dashboard.ts';
import type { DataModelCalls } from '../domain/calls/data-model.ts';
import { pageOf } from './dialect.ts';
import type { Http, Signalled } from './http.ts';

const subscription = '/calendar/api/Subscription';

/** The home page's figures, those of the data model, and the calendar. */
export const createDashboardVerbs = ({ call }: Http) => ({
  summaries: async (options?: Signalled) =>
    pageOf(await call<DashboardCalls['summaries']>('GET', '/dashboard/api/Ringkasan', options)).items,
  unitFlow: (options?: Signalled) => call<DashboardCalls['flow']>('GET', '/dashboard/api/Flow', options),
  archiveOverview: (options?: Signalled) =>
    call<DashboardCalls['archive']>('GET', '/dashboard/api/Archive', options),
  recordCounts: async (options?: Signalled) =>
    (await call<DataModelCalls['counts']>('GET', '/setting/api/RecordCount', options)).items,
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
