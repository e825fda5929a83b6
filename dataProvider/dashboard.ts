import type { Flow } from '../resources/dashboard.ts';
import type { Http } from './http.ts';

/** What the home page asks besides Ringkasan. */
export type DashboardVerbs = { unitFlow: (options?: { signal?: AbortSignal }) => Promise<Flow> };

export const createDashboardVerbs = (http: Http): DashboardVerbs => ({
  unitFlow: (options) => http.json('/dashboard/api/Flow', options),
});
