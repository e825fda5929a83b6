import { ResourceContextProvider } from 'react-admin';
import { dataReportPage } from '../../../domain/reports/data-report-page.ts';
import { translate } from '../../../lib/language.ts';
import { mayUseResource, seenBy } from '../../../resources/access.ts';
import { resources } from '../../../resources/index.ts';
import { useSigned } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Choose } from '../choose.tsx';
import { messages } from '../messages.ts';
import { DataReport } from './data-report.tsx';
import { dataMessages } from './messages.ts';
import { SavedReports } from './saved-reports.tsx';
import { useDataPlace } from './use-data-place.ts';
import '../reports.css';

/** /pelaporan/data: a report on any records that one may read. */
export default function DataReportPage() {
  const { place, go } = useDataPlace();
  const signed = useSigned();
  if (!signed.data) return null;
  const { viewer } = signed.data;
  const readable = resources.filter((resource) => resource.pages && mayUseResource(viewer, resource));
  const options = readable
    .map(({ name, label }) => ({ value: name, label: translate(label) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const chosen = readable.find(({ name }) => name === place.resource);
  const choice = (
    <Choose
      label={translate(dataMessages.records)}
      value={chosen?.name ?? ''}
      options={options}
      onChange={(resource) => go({ resource, groups: [], measures: [], filter: {} })}
    />
  );
  if (chosen)
    return (
      <ResourceContextProvider value={chosen.name}>
        <DataReport
          key={chosen.name}
          resource={seenBy(viewer, chosen)}
          place={place}
          go={go}
          choice={choice}
        />
      </ResourceContextProvider>
    );
  return (
    <>
      <PageHeader
        title={translate(dataReportPage.label)}
        breadcrumb={[{ label: translate(messages.reports) }]}
        actions={<SavedReports />}
      />
      {options.length > 0 && <div className="report-filters">{choice}</div>}
      <section className="card">
        <EmptyState
          title={translate(options.length > 0 ? dataMessages.choose : dataMessages.noRight)}
          text={options.length > 0 ? translate(dataMessages.chooseText) : undefined}
        />
      </section>
    </>
  );
}
