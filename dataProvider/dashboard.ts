import type { DashboardCalls } from '../domain/calls/dashboard.ts';
import { pageOf } from './dialect.ts';
import type { Http } from './http.ts';

type Options = { signal?: AbortSignal };

/** The home page's figures. */
export const createDashboardVerbs = ({ call }: Http) => ({
  summaries: async (options?: Options) =>
    pageOf(await call<DashboardCalls['summaries']>('GET', '/dashboard/api/Ringkasan', options)).items,
  unitFlow: (options?: Options) => call<DashboardCalls['flow']>('GET', '/dashboard/api/Flow', options),
  archiveOverview: (options?: Options) =>
    call<DashboardCalls['archive']>('GET', '/dashboard/api/Archive', options),
});
