import { isByDay, periodOfBucket } from '../../resources/pelaporan/period.ts';
import { measuredTimes, type ReportPart, type ReportSummary } from '../../resources/pelaporan/report.ts';
import { PartCard } from './PartCard.tsx';
import type { ReportPlace } from './use-report-place.ts';
import { words } from './words.ts';

/** The figures in parts, each a chart with a table behind it; picking one narrows the whole report to it. */
export function Parts({ summary, place }: { summary: ReportSummary; place: ReportPlace }) {
  const { months, units, kinds, securities, due, report } = summary;
  const time = measuredTimes[summary.report];
  const days = isByDay(summary);
  const kind = report === 'arsip' ? 'archiveClassificationId' : 'naskahDinasCategoryId';
  const counted = report === 'arsip' ? words.countItems.id : words.count.id;
  const oneBy = (filter: 'unitId' | typeof kind | 'permissionClassificationId') =>
    place.filters[filter] ? undefined : ({ key }: ReportPart) => place.go({ [filter]: key ?? 'none' });
  return (
    <div className="report-parts">
      <PartCard
        size="wide"
        title={days ? words.byDay.id : words.byMonth.id}
        first={days ? 'Hari' : 'Bulan'}
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
          title={words.byUnit.id}
          first={words.unit.id}
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
        title={report === 'arsip' ? words.byClass.id : words.byKind.id}
        size={summary.scope.length > 1 ? 'tall' : undefined}
        first={report === 'arsip' ? words.classification.id : 'Jenis'}
        time={time}
        counted={counted}
        parts={kinds}
        onPick={oneBy(kind)}
      />
      <PartCard
        title={words.bySecurity.id}
        first={words.security.id}
        time={null}
        counted={counted}
        parts={securities}
        onPick={oneBy('permissionClassificationId')}
      />
      {due.length > 0 && (
        <PartCard
          size="wide"
          title={words.byDue.id}
          first="Tahun"
          time={null}
          counted={counted}
          parts={due}
        />
      )}
    </div>
  );
}
