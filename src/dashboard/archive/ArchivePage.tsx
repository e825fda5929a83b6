import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { isAddress, mayOpen } from '../../../resources/access.ts';
import { type ArchiveDashboard, archiveStages, lateMonth } from '../../../resources/dashboard.ts';
import { filingPages } from '../../../resources/dokumen/pemberkasan/filing-pages.ts';
import { accessPage } from '../../../resources/dokumen/permintaan-akses.ts';
import {
  EmptyState,
  formatNumber,
  formatSize,
  formatTime,
  PageHeader,
  useSigned,
} from '../../shell/index.ts';
import { Bars } from '../chart/Bars.tsx';
import { Tile } from '../Tile.tsx';
import { DueChart } from './DueChart.tsx';
import { words } from './words.ts';
import './archive.css';

/** `/dashboard/archive`: where the archive stands and what is to be done with it (SPEC A1 Home, B4). */
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
    { path: filingPages.list, label: words.filing.id },
    { path: filingPages.retention, label: words.retention.id },
  ].filter(({ path }) => to(path));
  const header = (
    <PageHeader
      title={words.title.id}
      {...(data && {
        text: `${ofWhom(data)}. ${words.countedAt.id} ${formatTime(data.countedAt)}.`,
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
        <EmptyState
          title={words.failed.id}
          action={<Button onClick={() => void refetch()}>{words.retry.id}</Button>}
        />
      </>
    );
  const figures = data?.figures;
  const late = figures?.due.find(({ month }) => month === lateMonth);
  const lateCount = late ? late.transfer + late.destroy + late.appraise : 0;
  return (
    <>
      {header}
      <section className="figures" aria-label={words.figures.id} aria-busy={isPending}>
        {figures ? (
          <>
            <Tile
              label={words.unfiled.id}
              value={formatNumber(figures.unfiled)}
              hint={words.unfiledHint.id}
              to={to(filingPages.unfiled)}
            />
            <Tile
              label={words.open.id}
              value={formatNumber(figures.openUnits)}
              hint={`${formatNumber(figures.closedUnits)} ${words.closedHint.id}`}
              to={to(filingPages.list)}
            />
            <Tile
              label={words.late.id}
              value={formatNumber(lateCount)}
              hint={words.lateHint.id}
              isLate={lateCount > 0}
              to={to(filingPages.retention)}
            />
            {data?.requests !== null && data?.requests !== undefined && (
              <Tile
                label={words.requests.id}
                value={formatNumber(data.requests)}
                hint={words.requestsHint.id}
                to={to(accessPage.path)}
              />
            )}
            <Tile label={words.held.id} value={formatNumber(figures.heldUnits)} hint={words.heldHint.id} />
            <Tile
              label={words.space.id}
              value={figures.bytes > 0 ? spaceWords(figures.bytes) : '0 MB'}
              hint={`${formatNumber(figures.files)} ${words.filesHint.id}`}
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
            title={words.stages.id}
            about={words.stagesAbout.id}
            series={[words.items.id]}
            bars={archiveStages.map((stage) => ({
              key: stage,
              name: words[stage].id,
              label: `${words[stage].id} ${formatNumber(figures.stages[stage])}`,
              values: [figures.stages[stage]],
            }))}
            empty={words.noItems.id}
          />
        </div>
      )}
    </>
  );
}

/** Whose archive it is: one's unit's, or that of the units one's records unit serves. */
const ofWhom = ({ unitName, servedUnits }: ArchiveDashboard): string =>
  unitName ??
  (servedUnits === null ? words.allUnits.id : `${formatNumber(servedUnits)} ${words.servedUnits.id}`);

/** "1,2 MB", "3,4 GB" from 1024 MB on. */
export function spaceWords(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes < 1
    ? formatSize(bytes)
    : `${gigabytes.toLocaleString('id-ID', { maximumFractionDigits: 1 })} GB`;
}
