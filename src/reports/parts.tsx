import type { ReportPart, ReportSummary } from '../../domain/calls/reports.ts';
import { isByDay, periodOfBucket } from '../../domain/reports/period.ts';
import { measuredTimes } from '../../domain/reports/report-words.ts';
import { translate } from '../../lib/language.ts';
import { messages } from './messages.ts';
import { PartCard } from './part-card.tsx';
import type { ReportPlace } from './use-report-place.ts';

/** Breakdowns of the figures, each a chart with its table; selecting a part filters the whole report. */
export function Parts({ summary, place }: { summary: ReportSummary; place: ReportPlace }) {
  const { months, units, kinds, securities, due, report } = summary;
  const time = translate(measuredTimes[summary.report]) ?? null;
  const days = isByDay(summary);
  const kind = report === 'arsip' ? 'archiveClassificationId' : 'naskahDinasCategoryId';
  const counted = report === 'arsip' ? translate(messages.countItems) : translate(messages.count);
  const oneBy = (filter: 'unitId' | typeof kind | 'permissionClassificationId') =>
    place.filters[filter] ? undefined : ({ key }: ReportPart) => place.go({ [filter]: key ?? 'none' });
  return (
    <div className="report-parts">
      <PartCard
        size="wide"
        title={days ? translate(messages.byDay) : translate(messages.byMonth)}
        first={days ? translate(messages.day) : translate(messages.month)}
        time={time}
        counted={counted}
        parts={months}
        isTime
        onPick={
          months.length > 1
            ? ({ key }) => place.go({ period: periodOfBucket(key ?? '', summary) })
            : undefined
        }
      />
      {summary.scope.length > 1 && (
        <PartCard
          title={translate(messages.byUnit)}
          first={translate(messages.unit)}
          time={time}
          counted={counted}
          parts={units}
          late={
            summary.overdue === null ? undefined : new Map(units.map(({ key, overdue }) => [key, overdue]))
          }
          onPick={oneBy('unitId')}
        />
      )}
      <PartCard
        title={report === 'arsip' ? translate(messages.byClass) : translate(messages.byKind)}
        size={summary.scope.length > 1 ? 'tall' : undefined}
        first={report === 'arsip' ? translate(messages.classification) : translate(messages.kindHead)}
        time={time}
        counted={counted}
        parts={kinds}
        onPick={oneBy(kind)}
      />
      <PartCard
        title={translate(messages.bySecurity)}
        first={translate(messages.security)}
        time={null}
        counted={counted}
        parts={securities}
        onPick={oneBy('permissionClassificationId')}
      />
      {due.length > 0 && (
        <PartCard
          size="wide"
          title={translate(messages.byDue)}
          first={translate(messages.year)}
          time={null}
          counted={counted}
          parts={due}
        />
      )}
    </div>
  );
}
