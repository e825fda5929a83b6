import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { accessPage } from '../../../domain/archive/access-requests.ts';
import { archiveStates } from '../../../domain/archive/archive-life.ts';
import { filingPages } from '../../../domain/archive/filing-pages.ts';
import type { ArchiveDashboard } from '../../../domain/calls/dashboard.ts';
import { lateOf } from '../../../domain/dashboard.ts';
import { say } from '../../../lib/language.ts';
import { isAddress, mayOpen } from '../../../resources/access.ts';
import { useSigned } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDecimal, formatNumber, formatSize, formatTime } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Bars } from '../chart/bars.tsx';
import { Tile } from '../tile.tsx';
import { DueChart } from './due-chart.tsx';
import { words } from './words.ts';
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
    { path: filingPages.list, label: say(words.filing) },
    { path: filingPages.retention, label: say(words.retention) },
  ].filter(({ path }) => to(path));
  const header = (
    <PageHeader
      title={say(words.title)}
      {...(data && {
        text: `${ofWhom(data)}. ${say(words.countedAt)} ${formatTime(data.countedAt)}.`,
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
        <EmptyState title={say(words.failed)} onRetry={refetch} />
      </>
    );
  const figures = data?.figures;
  const lateCount = figures ? lateOf(figures) : 0;
  const proposed = Math.min(figures?.lateProposed ?? 0, lateCount);
  return (
    <>
      {header}
      <section className="figures" aria-label={say(words.figures)} aria-busy={isPending}>
        {figures ? (
          <>
            <Tile
              label={say(words.unfiled)}
              value={formatNumber(figures.unfiled + figures.unfiledInactive)}
              hint={say(words.unfiledHint)}
              to={to(filingPages.unfiled) && `${filingPages.unfiled}${data?.unitName ? '' : '?unit=semua'}`}
            />
            <Tile
              label={say(words.open)}
              value={formatNumber(figures.openUnits)}
              hint={`${formatNumber(figures.closedUnits)} ${say(words.closedHint)}`}
              to={to(filingPages.list)}
            />
            <Tile
              label={say(words.late)}
              value={formatNumber(lateCount)}
              hint={lateWords(lateCount - proposed, proposed)}
              isLate={lateCount > proposed}
              to={to(filingPages.retention)}
            />
            {data?.requests !== null && data?.requests !== undefined && (
              <Tile
                label={say(words.requests)}
                value={formatNumber(data.requests)}
                hint={say(words.requestsHint)}
                to={to(accessPage.path)}
              />
            )}
            <Tile
              label={say(words.held)}
              value={formatNumber(figures.heldUnits)}
              hint={say(words.heldHint)}
            />
            <Tile
              label={say(words.space)}
              value={figures.bytes > 0 ? spaceWords(figures.bytes) : '0 MB'}
              hint={`${formatNumber(figures.files)} ${say(words.filesHint)}`}
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
            title={say(words.stages)}
            about={say(words.stagesAbout)}
            series={[say(words.items)]}
            bars={archiveStates.map((stage) => ({
              key: stage,
              name: say(words[stage]),
              label: `${say(words[stage])} ${formatNumber(figures.stages[stage])}`,
              values: [figures.stages[stage]],
            }))}
            empty={say(words.noItems)}
          />
        </div>
      )}
    </>
  );
}

/** Whose archive: the user's unit, or the units its records unit serves. */
const ofWhom = ({ unitName, servedUnits }: ArchiveDashboard): string =>
  unitName ??
  (servedUnits === null ? say(words.allUnits) : `${formatNumber(servedUnits)} ${say(words.servedUnits)}`);

/** "10 belum diusulkan, 5 dalam usul" */
const lateWords = (waiting: number, proposed: number): string =>
  [
    ...(waiting > 0 || proposed === 0 ? [`${formatNumber(waiting)} ${say(words.lateHint)}`] : []),
    ...(proposed > 0 ? [`${formatNumber(proposed)} ${say(words.proposedHint)}`] : []),
  ].join(', ');

/** "1,2 MB", "3,4 GB" from 1024 MB on. */
export function spaceWords(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes < 1 ? formatSize(bytes) : `${formatDecimal(gigabytes)} GB`;
}
