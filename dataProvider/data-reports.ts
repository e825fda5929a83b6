import type { DataReportCalls } from '../domain/calls/data-report.ts';
import type { ReportFormat } from '../domain/reports/report.ts';
import { dialect } from './dialect.ts';
import type { Http, Query, Signalled } from './http.ts';

/** What a report on declared records asks: its filter as its list has it. */
export type DataReportQuery = {
  groups: readonly string[];
  measures: readonly string[];
  filter: Record<string, unknown>;
};

const at = (resource: string) => `/report/api/Data/${encodeURIComponent(resource)}` as const;

/** The query's parameters by name, as a subscription keeps them too. */
export const dataReportParameters = ({ groups, measures, filter }: DataReportQuery): Query => ({
  ...dialect({ filter }),
  GroupBy: [...groups],
  Measures: [...measures],
});

/** Reports on any declared resource. */
export const createDataReportVerbs = ({ call, file }: Http) => ({
  dataReport: (resource: string, asked: DataReportQuery, options?: Signalled) =>
    call<DataReportCalls['read']>('GET', at(resource), { query: dataReportParameters(asked), ...options }),
  dataReportFile: (resource: string, asked: DataReportQuery, format: ReportFormat) =>
    file<DataReportCalls['download']>('GET', `${at(resource)}/export`, {
      query: { ...dataReportParameters(asked), format },
    }),
});

/** The same as a subscription keeps it. */
export const dataReportTexts = (resource: string, asked: DataReportQuery): Record<string, string> => ({
  resource,
  ...Object.fromEntries(
    Object.entries(dataReportParameters(asked)).flatMap(([name, value]) => {
      const text = String(value ?? '');
      return text ? [[name, text]] : [];
    }),
  ),
});
