import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useNaskah } from '../../dataProvider/index.ts';
import {
  isReportName,
  type ReportName,
  reportLabels,
  reportNames,
  reportPath,
} from '../../domain/reports/report.ts';
import { translate } from '../../lib/language.ts';
import { mayOpen } from '../../resources/access.ts';
import { NotFound, useSigned } from '../shell/index.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { ExportButton } from './export-button.tsx';
import { Figures } from './figures.tsx';
import { Holdings } from './holdings.tsx';
import { Letters } from './letters.tsx';
import { messages } from './messages.ts';
import { Narrowing } from './narrowing.tsx';
import { Parts } from './parts.tsx';
import { SubscribeButton } from './subscribe-button.tsx';
import { useReportPlace } from './use-report-place.ts';
import './reports.css';

export default function ReportPage() {
  const { report = '' } = useParams();
  return isReportName(report) ? <Report key={report} report={report} /> : <NotFound />;
}

function Report({ report }: { report: ReportName }) {
  const place = useReportPlace();
  const { reportSummary, reportFile } = useNaskah();
  const signed = useSigned();
  const summary = useQuery({
    queryKey: ['report', report, 'summary', place.narrowing],
    queryFn: ({ signal }) => reportSummary(report, place.narrowing, { signal }),
    placeholderData: (before) => before,
  });
  const others = reportNames.filter((name) => signed.data && mayOpen(signed.data.viewer, reportPath(name)));
  return (
    <>
      <PageHeader
        title={translate(reportLabels[report])}
        text={summary.data && scopeWords(report, summary.data.scope)}
        actions={
          <>
            <SubscribeButton report={report} filters={place.filters} />
            <ExportButton
              load={(format) => reportFile(report, format, place.narrowing, place.q)}
              nameOf={(format) => `laporan-${report}-${place.period.from}-${place.period.to}.${format}`}
            />
          </>
        }
      />
      {others.length > 1 && (
        <Tabs value={report} aria-label={translate(messages.report)} className="report-tabs">
          {others.map((name) => (
            <Tab
              key={name}
              value={name}
              component={LinkBase}
              to={reportPath(name)}
              label={shortName(translate(reportLabels[name]))}
            />
          ))}
        </Tabs>
      )}
      <Narrowing report={report} place={place} scope={summary.data?.scope ?? []} />
      <Figures report={report} summary={summary} place={place} />
      {report === 'arsip' && <Holdings moved={summary.data?.moved} />}
      {summary.data && summary.data.total > 0 && <Parts summary={summary.data} place={place} />}
      <Letters report={report} place={place} counted={summary.data?.total} />
    </>
  );
}

/** Whose letters these are. */
function scopeWords(report: ReportName, scope: { label: string }[]): string {
  const [first] = scope;
  if (!first) return '';
  if (report === 'naskah-dinas' || report === 'arsip') return translate(messages.unitsServed(scope.length));
  return scope.length === 1 ? first.label : translate(messages.andBelow(first.label, scope.length - 1));
}

/** "Laporan Naskah Masuk" among its like is "Naskah Masuk". */
function shortName(label: string): string {
  const rest = label.replace(/^(Laporan|Report on( the)?) /, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
