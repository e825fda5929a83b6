import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { archiveStates } from '../../../domain/archive/archive-life.ts';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import type { ArchiveDashboard } from '../../../domain/calls/dashboard.ts';
import { lateOf } from '../../../domain/dashboard.ts';
import { translate } from '../../../lib/language.ts';
import { isAddress, mayOpen } from '../../../resources/access.ts';
import { accessRequest } from '../../../resources/dokumen/permintaan-akses.ts';
import { useSigned } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDecimal, formatNumber, formatSize, formatTime } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Bars } from '../chart/bars.tsx';
import { Tile } from '../tile.tsx';
import { DueChart } from './due-chart.tsx';
import { messages } from './messages.ts';
import './archive.css';

/** `/dashboard/archive`: state of the archive and the work on it (SPEC A1 Home, B4). */
export default function ArchivePage() {
  const { archiveOverview } = useNaskah();
  const signed = useSigned();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['archive', 'overview'],
    queryFn: ({ signal }) => archiveOverview({ signal }),
  });
  const viewer = signed.data?.viewer;
  const to = (path: string) => (viewer && isAddress(path) && mayOpen(viewer, path) ? path : undefined);
  const links = [
    { path: filingPages.list, label: translate(messages.filing) },
    { path: filingPages.retention, label: translate(messages.retention) },
  ].filter(({ path }) => to(path));
  const header = (
    <PageHeader
      title={translate(messages.title)}
      {...(data && {
        text: `${ofWhom(data)}. ${translate(messages.countedAt)} ${formatTime(data.countedAt)}.`,
      })}
      actions={links.map(({ path, label }) => (
        <Button key={path} variant="outlined" component={LinkBase} to={path}>
          {label}
        </Button>
      ))}
    />
  );
  if (error && !data)
    return (
      <>
        {header}
        <EmptyState title={translate(messages.failed)} onRetry={refetch} />
      </>
    );
  const figures = data?.figures;
  const lateCount = figures ? lateOf(figures) : 0;
  const proposed = Math.min(figures?.lateProposed ?? 0, lateCount);
  return (
    <>
      {header}
      <section className="figures" aria-label={translate(messages.figures)} aria-busy={isPending}>
        {figures ? (
          <>
            <Tile
              label={translate(messages.unfiled)}
              value={formatNumber(figures.unfiled + figures.unfiledInactive)}
              hint={translate(messages.unfiledHint)}
              to={to(filingPages.unfiled) && `${filingPages.unfiled}${data?.unitName ? '' : '?unit=semua'}`}
            />
            <Tile
              label={translate(messages.open)}
              value={formatNumber(figures.openUnits)}
              hint={`${formatNumber(figures.closedUnits)} ${translate(messages.closedHint)}`}
              to={to(filingPages.list)}
            />
            <Tile
              label={translate(messages.late)}
              value={formatNumber(lateCount)}
              hint={lateWords(lateCount - proposed, proposed)}
              isLate={lateCount > proposed}
              to={to(filingPages.retention)}
            />
            {data?.requests !== null && data?.requests !== undefined && (
              <Tile
                label={translate(messages.requests)}
                value={formatNumber(data.requests)}
                hint={translate(messages.requestsHint)}
                to={to(accessRequest.path)}
              />
            )}
            <Tile
              label={translate(messages.held)}
              value={formatNumber(figures.heldUnits)}
              hint={translate(messages.heldHint)}
            />
            <Tile
              label={translate(messages.space)}
              value={figures.bytes > 0 ? spaceWords(figures.bytes) : '0 MB'}
              hint={`${formatNumber(figures.files)} ${translate(messages.filesHint)}`}
            />
          </>
        ) : (
          ['a', 'b', 'c', 'd', 'e'].map((key) => (
            <div key={key} className="figure">
              <i />
            </div>
          ))
        )}
      </section>
      {figures && (
        <div className="archive-charts">
          <DueChart due={figures.due} />
          <Bars
            title={translate(messages.stages)}
            about={translate(messages.stagesAbout)}
            series={[translate(messages.items)]}
            bars={archiveStates.map((stage) => ({
              key: stage,
              name: translate(messages[stage]),
              label: `${translate(messages[stage])} ${formatNumber(figures.stages[stage])}`,
              values: [figures.stages[stage]],
            }))}
            empty={translate(messages.noItems)}
          />
        </div>
      )}
    </>
  );
}

/** Whose archive: the user's unit, or the units its records unit serves. */
const ofWhom = ({ unitName, servedUnits }: ArchiveDashboard): string =>
  unitName ??
  (servedUnits === null
    ? translate(messages.allUnits)
    : `${formatNumber(servedUnits)} ${translate(messages.servedUnits)}`);

/** "10 belum diusulkan, 5 dalam usul" */
const lateWords = (waiting: number, proposed: number): string =>
  [
    ...(waiting > 0 || proposed === 0 ? [`${formatNumber(waiting)} ${translate(messages.lateHint)}`] : []),
    ...(proposed > 0 ? [`${formatNumber(proposed)} ${translate(messages.proposedHint)}`] : []),
  ].join(', ');

/** "1,2 MB", "3,4 GB" from 1024 MB on. */
export function spaceWords(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes < 1 ? formatSize(bytes) : `${formatDecimal(gigabytes)} GB`;
}
