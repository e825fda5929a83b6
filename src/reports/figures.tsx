import type { UseQueryResult } from '@tanstack/react-query';
import type { ReportSummary } from '../../domain/calls/reports.ts';
import { durationWords } from '../../domain/reports/duration.ts';
import type { ReportName } from '../../domain/reports/report.ts';
import {
  lateMessages,
  measuredFrom,
  measuredTimes,
  reportStates,
} from '../../domain/reports/report-words.ts';
import { translate } from '../../lib/language.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatNumber } from '../ui/format.ts';
import { messages } from './messages.ts';
import type { ReportPlace } from './use-report-place.ts';

type Props = { report: ReportName; summary: UseQueryResult<ReportSummary>; place: ReportPlace };

export function Figures({ report, summary, place }: Props) {
  const { data, error, isPlaceholderData, refetch } = summary;
  if (!data && error)
    return (
      <section className="card">
        <EmptyState title={translate(messages.failed)} onRetry={refetch} />
      </section>
    );
  const time = translate(measuredTimes[report]);
  const late = translate(lateMessages[report]);
  const label = report === 'arsip' ? translate(messages.datedHere) : translate(messages.summary);
  return (
    <section className="report-figures" aria-label={label} aria-busy={!data || isPlaceholderData}>
      {report === 'arsip' && <h2>{label}</h2>}
      <Figure
        label={report === 'arsip' ? translate(messages.totalItems) : translate(messages.total)}
        value={data && formatNumber(data.total)}
        hint={translate(messages.inPeriod)}
      />
      {reportStates[report].map(({ value, label }) => (
        <Figure
          key={value}
          label={translate(label)}
          value={data && formatNumber(data.states[value] ?? 0)}
          hint={data && share(data.states[value] ?? 0, data.total)}
          onOpen={place.filters.state ? undefined : () => place.go({ state: value })}
        />
      ))}
      {time && (
        <>
          <Figure
            label={`${time}, ${translate(messages.median)}`}
            value={data && durationWords(data.measured.median)}
            hint={translate(measuredFrom[report])}
          />
          <Figure
            label={`${time}, ${translate(messages.ninety)}`}
            value={data && durationWords(data.measured.p90)}
            hint={data && translate(messages.ofMeasured(formatNumber(data.measured.count)))}
          />
        </>
      )}
      {late && (
        <Figure
          label={late}
          value={data && formatNumber(data.overdue ?? 0)}
          hint={report === 'arsip' ? translate(messages.dueHint) : translate(messages.overdueHint)}
          isLate={Boolean(data?.overdue)}
        />
      )}
    </section>
  );
}

export type FigureProps = {
  label: string;
  value: string | undefined;
  hint?: string | undefined;
  isLate?: boolean;
  onOpen?: (() => void) | undefined;
};

/** One number with what it counts. */
export function Figure({ label, value, hint, isLate = false, onOpen }: FigureProps) {
  const content = (
    <>
      <span className="report-figure-label">{label}</span>
      {value === undefined ? <i aria-hidden /> : <b className={isLate ? 'late' : undefined}>{value}</b>}
      <span className="report-figure-hint">{value === undefined ? '' : hint}</span>
    </>
  );
  return onOpen && value !== undefined ? (
    <button type="button" className="report-figure" onClick={onOpen}>
      {content}
    </button>
  ) : (
    <div className="report-figure">{content}</div>
  );
}

const share = (count: number, total: number): string =>
  total === 0 ? '' : translate(messages.share(Math.round((count / total) * 100)));
