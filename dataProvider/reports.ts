import type { NewSubscription, ReportCalls } from '../domain/calls/reports.ts';
import type { ReportFilter, ReportFormat, ReportName } from '../domain/reports/report.ts';
import { dialect, type ListQuery, pageOf } from './dialect.ts';
import type { Http, Signalled } from './http.ts';

export type ReportNarrowing = { from: string; to: string } & Partial<Record<ReportFilter, string>>;

const at = (report: ReportName) => `/report/api/Report/${report}` as const;
const subscriptions = '/report/api/Subscription';

/** Reports on letters (SPEC B7 end). */
export const createReportVerbs = ({ call, file }: Http) => ({
  listReport: async (report: ReportName, narrowing: ReportNarrowing, { signal, ...query }: ListQuery) =>
    pageOf(
      await call<ReportCalls['list']>('GET', at(report), {
        query: { ...dialect(query), ...narrowing },
        ...(signal && { signal }),
      }),
    ),
  reportSummary: (report: ReportName, narrowing: ReportNarrowing, options?: Signalled) =>
    call<ReportCalls['summarise']>('GET', `${at(report)}/summary`, { query: narrowing, ...options }),
  reportEntry: (report: ReportName, id: string, options?: Signalled) =>
    call<ReportCalls['readEntry']>('GET', `${at(report)}/${encodeURIComponent(id)}`, options),
  /** Everything that matches, as a file. */
  reportFile: (report: ReportName, format: ReportFormat, narrowing: ReportNarrowing, firstChar: string) => {
    const query = { format, ...narrowing, FirstChar: firstChar };
    return file<ReportCalls['download']>('GET', `${at(report)}/export`, { query });
  },
  reportSubscriptions: async (options?: Signalled) =>
    (await call<ReportCalls['listSubscriptions']>('GET', subscriptions, options)).items,
  subscribeToReport: (body: NewSubscription) =>
    call<ReportCalls['subscribe']>('POST', subscriptions, { body }),
  cancelReportSubscription: async (id: string): Promise<void> => {
    await call<ReportCalls['cancelSubscription']>('DELETE', `${subscriptions}/${encodeURIComponent(id)}`);
  },
});
