import type {
  ReportEntry,
  ReportFilter,
  ReportFormat,
  ReportItem,
  ReportName,
  ReportSubscription,
  ReportSummary,
} from '../domain/reports/report.ts';
import { dialect, type ListQuery, type Page, pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

type Signalled = { signal?: AbortSignal };
export type ReportNarrowing = { from: string; to: string } & Partial<Record<ReportFilter, string>>;
export type NewSubscription = Pick<ReportSubscription, 'report' | 'frequency' | 'format' | 'filters'>;

/** Reports on letters (SPEC B7 end). */
export type ReportVerbs = {
  listReport: (report: ReportName, narrowing: ReportNarrowing, query: ListQuery) => Promise<Page<ReportItem>>;
  reportSummary: (
    report: ReportName,
    narrowing: ReportNarrowing,
    options?: Signalled,
  ) => Promise<ReportSummary>;
  reportEntry: (report: ReportName, id: string, options?: Signalled) => Promise<ReportEntry>;
  /** Everything that matches, as a file. */
  reportFile: (
    report: ReportName,
    format: ReportFormat,
    narrowing: ReportNarrowing,
    firstChar: string,
  ) => Promise<Blob>;
  reportSubscriptions: (options?: Signalled) => Promise<ReportSubscription[]>;
  subscribeToReport: (wanted: NewSubscription) => Promise<ReportSubscription>;
  cancelReportSubscription: (id: string) => Promise<void>;
};

export function createReportVerbs(http: Http): ReportVerbs {
  const at = (report: ReportName, rest = '') => `/report/api/Report/${report}${rest}`;
  const subscriptions = '/report/api/Subscription';
  return {
    listReport: async (report, narrowing, { signal, ...query }) =>
      pageOf<ReportItem>(
        await http.json(at(report), { query: { ...dialect(query), ...narrowing }, signal: signal ?? null }),
      ),
    reportSummary: (report, narrowing, options) =>
      http.json(at(report, '/summary'), { query: narrowing, ...options }),
    reportEntry: (report, id, options) => http.json(at(report, `/${encodeURIComponent(id)}`), options),
    reportFile: async (report, format, narrowing, firstChar) =>
      (
        await http.response(at(report, '/export'), {
          query: { format, ...narrowing, FirstChar: firstChar },
        })
      ).blob(),
    reportSubscriptions: async (options) =>
      pageOf<ReportSubscription>(await http.json(subscriptions, options)).items,
    subscribeToReport: (wanted) => http.json(subscriptions, asJson('POST', wanted)),
    cancelReportSubscription: async (id) => {
      await http.json(`${subscriptions}/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },
  };
}
