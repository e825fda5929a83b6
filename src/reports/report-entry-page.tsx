import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useNaskah } from '../../dataProvider/index.ts';
import type { ReportEntry } from '../../domain/calls/reports.ts';
import { letterName } from '../../domain/letters/letter-name.ts';
import { durationWords } from '../../domain/reports/duration.ts';
import { isReportName, type ReportName, reportLabels, reportPath } from '../../domain/reports/report.ts';
import { measuredTimes, reportStateChips } from '../../domain/reports/report-words.ts';
import { translate } from '../../lib/language.ts';
import { NotFound } from '../shell/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatDate, formatDateTime } from '../ui/format.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { StateChip } from '../ui/state-chip.tsx';
import { messages } from './messages.ts';
import './reports.css';

export default function ReportEntryPage() {
  const { report = '', id = '' } = useParams();
  return isReportName(report) ? <Entry report={report} id={id} /> : <NotFound />;
}

function Entry({ report, id }: { report: ReportName; id: string }) {
  const { reportEntry } = useNaskah();
  const { data, error, refetch } = useQuery({
    queryKey: ['report', report, 'entry', id],
    queryFn: ({ signal }) => reportEntry(report, id, { signal }),
    retry: 1,
  });
  const isGone = (error as { status?: number } | null)?.status === 404;
  const breadcrumb = [
    { label: translate(messages.reports) },
    { label: translate(reportLabels[report]), to: reportPath(report) },
  ];
  return (
    <>
      <PageHeader
        title={data ? letterName(data) : isGone ? translate(messages.gone) : translate(messages.life)}
        breadcrumb={breadcrumb}
        chips={data && <StateChip of={reportStateChips[data.state]} />}
        actions={
          data && (
            <Button variant="contained" component={LinkBase} to={data.detailUrl}>
              {report === 'arsip' ? translate(messages.openItem) : translate(messages.open)}
            </Button>
          )
        }
      />
      {!data && !error && <Skeleton variant="rounded" height={320} animation={false} />}
      {!data && error && (
        <section className="card">
          <EmptyState
            title={isGone ? translate(messages.gone) : translate(messages.failed)}
            action={
              isGone && (
                <Button component={LinkBase} to={reportPath(report)}>
                  {translate(messages.back)}
                </Button>
              )
            }
            onRetry={isGone ? undefined : refetch}
          />
        </section>
      )}
      {data && (
        <div className="report-entry">
          <Steps entry={data} />
          <Facts entry={data} />
        </div>
      )}
    </>
  );
}

function Steps({ entry }: { entry: ReportEntry }) {
  return (
    <section className="card pad" aria-labelledby="report-life">
      <h2 id="report-life">
        {entry.report === 'arsip' ? translate(messages.itemLife) : translate(messages.life)}
      </h2>
      <ol className="report-steps">
        {entry.steps.map((step) => (
          <li key={`${step.event} ${step.at} ${step.by}`}>
            <b>{step.label}</b>
            {step.by && <span>{step.by}</span>}
            <time dateTime={step.at}>{formatDateTime(step.at)}</time>
          </li>
        ))}
        {entry.state === 'open' && (
          <li className="now">
            <b>{translate(messages.notDone)}</b>
            {entry.dueAt && <span>{translate(messages.dueBy(formatDate(entry.dueAt)))}</span>}
          </li>
        )}
      </ol>
    </section>
  );
}

function Facts({ entry }: { entry: ReportEntry }) {
  const facts: [string, string | null | undefined][] = [
    [translate(messages.number), entry.number],
    [translate(messages.agendaNumber), entry.agenda],
    [translate(messages.sender), entry.senderName],
    [
      entry.report === 'naskah-masuk' ? translate(messages.receivedBy) : translate(messages.receivers),
      entry.receiverNames.join(', '),
    ],
    [translate(messages.unit), entry.unitNames.join(', ')],
    [translate(messages.kindHead), entry.categoryName],
    [translate(messages.classification), entry.classificationName],
    [translate(messages.security), entry.securityName],
    [translate(messages.filingUnit), entry.filingUnitName],
    [translate(measuredTimes[entry.report]) ?? '', measuredTimes[entry.report] && durationWords(entry.hours)],
  ];
  return (
    <section className="card pad" aria-labelledby="report-facts">
      <h2 id="report-facts">{translate(messages.facts)}</h2>
      <dl className="facts">
        {facts.flatMap(([name, value]) =>
          value
            ? [
                <dt key={name}>{name}</dt>,
                <dd key={`${name} value`} className="report-fact">
                  {value}
                </dd>,
              ]
            : [],
        )}
      </dl>
    </section>
  );
}
