import type { ReportPart, ReportSummary } from '../../domain/calls/reports.ts';
import { isByDay, periodOfBucket } from '../../domain/reports/period.ts';
import { measuredTimes } from '../../domain/reports/report.ts';
import { say } from '../../lib/language.ts';
import { PartCard } from './part-card.tsx';
import type { ReportPlace } from './use-report-place.ts';
import { words } from './words.ts';

/** Breakdowns of the figures, each a chart with its table; selecting a part filters the whole report. */
export function Parts({ summary, place }: { summary: ReportSummary; place: ReportPlace }) {
  const { months, units, kinds, securities, due, report } = summary;
  const time = say(measuredTimes[summary.report]) ?? null;
  const days = isByDay(summary);
  const kind = report === 'arsip' ? 'archiveClassificationId' : 'naskahDinasCategoryId';
  const counted = report === 'arsip' ? say(words.countItems) : say(words.count);
  const oneBy = (filter: 'unitId' | typeof kind | 'permissionClassificationId') =>
    place.filters[filter] ? undefined : ({ key }: ReportPart) => place.go({ [filter]: key ?? 'none' });
  return (
    <div className="report-parts">
      <PartCard
        size="wide"
        title={days ? say(words.byDay) : say(words.byMonth)}
        first={days ? say(words.day) : say(words.month)}
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
          title={say(words.byUnit)}
          first={say(words.unit)}
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
        title={report === 'arsip' ? say(words.byClass) : say(words.byKind)}
        size={summary.scope.length > 1 ? 'tall' : undefined}
        first={report === 'arsip' ? say(words.classification) : say(words.kindHead)}
        time={time}
        counted={counted}
        parts={kinds}
        onPick={oneBy(kind)}
      />
      <PartCard
        title={say(words.bySecurity)}
        first={say(words.security)}
        time={null}
        counted={counted}
        parts={securities}
        onPick={oneBy('permissionClassificationId')}
      />
      {due.length > 0 && (
        <PartCard
          size="wide"
          title={say(words.byDue)}
          first={say(words.year)}
          time={null}
          counted={counted}
          parts={due}
        />
      )}
    </div>
  );
}
