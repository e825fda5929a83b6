import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { dataReportRoutes } from './data/routes.ts';
import { reportRoutes } from './routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { mailReport, reportMailJob } from './subscriptions/send-reports.ts';

// Shared definitions: the home page counts as the reports do.
export { entriesByLetter, receivedEntries, wasSent } from './entries.ts';
export { hoursBetween } from './hours.ts';
export { isPlainToAll } from './may-be-counted.ts';
export { scopeOf } from './scope.ts';
export { sendReports } from './subscriptions/send-reports.ts';

/** Reports on letters: rows, figures, files, and by mail (SPEC A1, A2, B7 end). */
export function registerReports(app: FastifyInstance, deps: Deps): void {
  reportRoutes(app, deps);
  dataReportRoutes(app, deps);
  subscriptionRoutes(app, deps);
  deps.jobs.handle(reportMailJob, ({ subscriptionId, period }) => mailReport(deps, subscriptionId, period));
}
