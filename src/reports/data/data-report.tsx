import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ListFilterContext } from 'react-admin';
import { dataReportTexts, useNaskah } from '../../../dataProvider/index.ts';
import { type DataReportPlace, dataReportPage } from '../../../domain/reports/data-report-page.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Resource } from '../../../resources/declare.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage } from '../../ui/failures.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { FilterBar, useMay } from '../../views/parts.ts';
import { ExportButton } from '../export-button.tsx';
import { messages } from '../messages.ts';
import { SubscribeButton } from '../subscribe-button.tsx';
import { DataChart } from './data-chart.tsx';
import { DataChoices } from './data-choices.tsx';
import { DataTable } from './data-table.tsx';
import { dataMessages } from './messages.ts';
import { SavedReports } from './saved-reports.tsx';

type Props = {
  resource: Resource;
  place: DataReportPlace;
  go: (change: Partial<DataReportPlace>) => void;
  choice: ReactNode;
};

/** Groups, sums, chart and table of one kind of records. */
export function DataReport({ resource, place, go, choice }: Props) {
  const { dataReport, dataReportFile } = useNaskah();
  const mayExport = useMay(resource)('export');
  const { data, error, refetch } = useQuery({
    queryKey: ['report', 'data', place],
    queryFn: ({ signal }) => dataReport(resource.name, place, { signal }),
    placeholderData: (before) => before,
    retry: false,
  });
  const filters = useMemo(
    () => ({
      filterValues: place.filter,
      displayedFilters: {},
      setFilters: (filter: Record<string, unknown>) => go({ filter }),
      showFilter: () => undefined,
      hideFilter: () => undefined,
      resource: resource.name,
    }),
    [place.filter, go, resource],
  );
  return (
    <>
      <PageHeader
        title={`${translate(dataReportPage.label)}: ${translate(resource.label)}`}
        breadcrumb={[{ label: translate(messages.reports) }]}
        actions={
          <>
            <SavedReports place={place} />
            {mayExport && (
              <>
                <SubscribeButton report="data" filters={{}} data={dataReportTexts(resource.name, place)} />
                <ExportButton
                  load={(format) => dataReportFile(resource.name, place, format)}
                  nameOf={(format) => `laporan-${resource.name.split('.').at(-1)}-${dayInWib()}.${format}`}
                />
              </>
            )}
          </>
        }
      />
      <div className="report-filters">
        {choice}
        <DataChoices resource={resource} place={place} go={go} />
      </div>
      <ListFilterContext.Provider value={filters}>
        <FilterBar resource={resource} />
      </ListFilterContext.Provider>
      {error ? (
        <section className="card">
          <EmptyState title={translate(messages.failed)} text={failureMessage(error)} onRetry={refetch} />
        </section>
      ) : data === undefined ? (
        <Skeleton variant="rounded" height={320} animation={false} />
      ) : data.total.count === 0 ? (
        <section className="card">
          <EmptyState title={translate(dataMessages.nothing)} />
        </section>
      ) : (
        <>
          {data.parts.length > 0 && <DataChart report={data} />}
          <DataTable resource={resource} report={data} />
        </>
      )}
    </>
  );
}
