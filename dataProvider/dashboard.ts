import type { ArchiveDashboard, Flow } from '../domain/dashboard.ts';
import type { Http } from './http.ts';

export type DashboardVerbs = {
  unitFlow: (options?: { signal?: AbortSignal }) => Promise<Flow>;
  archiveOverview: (options?: { signal?: AbortSignal }) => Promise<ArchiveDashboard>;
};

export const createDashboardVerbs = (http: Http): DashboardVerbs => ({
  unitFlow: (options) => http.json('/dashboard/api/Flow', options),
  archiveOverview: (options) => http.json('/dashboard/api/Archive', options),
});
