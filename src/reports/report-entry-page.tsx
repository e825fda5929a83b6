import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useNaskah } from '../../dataProvider/index.ts';
import type { ReportEntry } from '../../domain/calls/reports.ts';
import { durationWords } from '../../domain/reports/duration.ts';
import {
  isReportName,
  measuredTimes,
  type ReportName,
  reportLabels,
  reportPath,
  reportStateChips,
} from '../../domain/reports/report.ts';
import { say } from '../../lib/language.ts';
import { NotFound } from '../shell/index.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatDate, formatDateTime } from '../ui/format.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { StateChip } from '../ui/state-chip.tsx';
import { words } from './words.ts';
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
    { label: say(words.reports) },
    { label: say(reportLabels[report]), to: reportPath(report) },
  ];
  return (
    <>
      <PageHeader
        title={data ? data.subject || say(words.noSubject) : isGone ? say(words.gone) : say(words.life)}
        breadcrumb={breadcrumb}
        chips={data && <StateChip of={reportStateChips[data.state]} />}
        actions={
          data && (
            <Button variant="contained" component={LinkBase} to={data.detailUrl}>
              {report === 'arsip' ? say(words.openItem) : say(words.open)}
            </Button>
          )
        }
      />
      {!data && !error && <Skeleton variant="rounded" height={320} animation={false} />}
      {!data && error && (
        <section className="card">
          <EmptyState
            title={isGone ? say(words.gone) : say(words.failed)}
            action={
              isGone && (
                <Button component={LinkBase} to={reportPath(report)}>
                  {say(words.back)}
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
      <h2 id="report-life">{entry.report === 'arsip' ? say(words.itemLife) : say(words.life)}</h2>
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
            <b>{say(words.notDone)}</b>
            {entry.dueAt && <span>{say(words.dueBy(formatDate(entry.dueAt)))}</span>}
          </li>
        )}
      </ol>
    </section>
  );
}

function Facts({ entry }: { entry: ReportEntry }) {
  const facts: [string, string | null | undefined][] = [
    [say(words.number), entry.number],
    [say(words.agendaNumber), entry.agenda],
    [say(words.sender), entry.senderName],
    [
      entry.report === 'naskah-masuk' ? say(words.receivedBy) : say(words.receivers),
      entry.receiverNames.join(', '),
    ],
    [say(words.unit), entry.unitNames.join(', ')],
    [say(words.kindHead), entry.categoryName],
    [say(words.classification), entry.classificationName],
    [say(words.security), entry.securityName],
    [say(words.filingUnit), entry.filingUnitName],
    [say(measuredTimes[entry.report]) ?? '', measuredTimes[entry.report] && durationWords(entry.hours)],
  ];
  return (
    <section className="card pad" aria-labelledby="report-facts">
      <h2 id="report-facts">{say(words.facts)}</h2>
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
