import type { UseQueryResult } from '@tanstack/react-query';
import type { ReportSummary } from '../../domain/calls/reports.ts';
import { durationWords } from '../../domain/reports/duration.ts';
import {
  lateWords,
  measuredFrom,
  measuredTimes,
  type ReportName,
  reportStates,
} from '../../domain/reports/report.ts';
import { say } from '../../lib/language.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatNumber } from '../ui/format.ts';
import type { ReportPlace } from './use-report-place.ts';
import { words } from './words.ts';

type Props = { report: ReportName; summary: UseQueryResult<ReportSummary>; place: ReportPlace };

export function Figures({ report, summary, place }: Props) {
  const { data, error, isPlaceholderData, refetch } = summary;
  if (!data && error)
    return (
      <section className="card">
        <EmptyState title={say(words.failed)} onRetry={refetch} />
      </section>
    );
  const time = say(measuredTimes[report]);
  const late = say(lateWords[report]);
  const label = report === 'arsip' ? say(words.datedHere) : say(words.summary);
  return (
    <section className="report-figures" aria-label={label} aria-busy={!data || isPlaceholderData}>
      {report === 'arsip' && <h2>{label}</h2>}
      <Figure
        label={report === 'arsip' ? say(words.totalItems) : say(words.total)}
        value={data && formatNumber(data.total)}
        hint={say(words.inPeriod)}
      />
      {reportStates[report].map(({ value, label }) => (
        <Figure
          key={value}
          label={say(label)}
          value={data && formatNumber(data.states[value] ?? 0)}
          hint={data && share(data.states[value] ?? 0, data.total)}
          onOpen={place.filters.state ? undefined : () => place.go({ state: value })}
        />
      ))}
      {time && (
        <>
          <Figure
            label={`${time}, ${say(words.median)}`}
            value={data && durationWords(data.measured.median)}
            hint={say(measuredFrom[report])}
          />
          <Figure
            label={`${time}, ${say(words.ninety)}`}
            value={data && durationWords(data.measured.p90)}
            hint={data && say(words.ofMeasured(formatNumber(data.measured.count)))}
          />
        </>
      )}
      {late && (
        <Figure
          label={late}
          value={data && formatNumber(data.overdue ?? 0)}
          hint={report === 'arsip' ? say(words.dueHint) : say(words.overdueHint)}
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
  total === 0 ? '' : say(words.share(Math.round((count / total) * 100)));
