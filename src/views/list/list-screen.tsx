import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useContext, useDeferredValue, useEffect } from 'react';
import { LinkBase, useCreatePath, useListContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { addMessages, addVerb } from '../../../resources/add-messages.ts';
import type { Resource } from '../../../resources/declare.ts';
import { Deferred, fetchWhenIdle } from '../../first-load/index.ts';
import { useIsPhone } from '../../shell/index.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { FilterBar } from '../filters/index.ts';
import { useGrouping } from '../groups/use-grouping.ts';
import { ImportButton } from '../import/import-button.tsx';
import { Board, Cards, GroupButton, GroupedRows, RecordCalendar, SummaryLine } from '../lazy-views.ts';
import { ActionButton } from '../page/action-button.tsx';
import { branchOf } from '../page/record-header.tsx';
import { type Row, useDeclared } from '../record.ts';
import { SaveViewButton, ViewsButton } from '../saved-views/index.ts';
import { asksForItself, type ListView, useListView, ViewToggle } from '../tree/index.ts';
import { useMayAddHere } from '../use-may-use.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkProvider } from './bulk/bulk-provider.tsx';
import { ColumnsButton } from './columns-button.tsx';
import { ExportButton } from './export-button.tsx';
import { ListExtras } from './extras.ts';
import { ListEmpty, ListFilteredEmpty, ListProblem } from './list-empty.tsx';
import { ListKeys } from './list-keys.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { Pager } from './pager.tsx';
import { PhoneRows } from './phone-rows.tsx';
import { PhoneTools, PhoneToolsLine } from './phone-tools.tsx';
import { RecordTable } from './record-table.tsx';
import { useColumns } from './use-columns.ts';

const ActionButtons = lazy(() => import('../actions/action-buttons.tsx'));

/** With it comes all that opens over a list. */
const loadRowMenu = () => import('./row-menu.tsx');

export function ListScreen() {
  const resource = useDeclared();
  const createPath = useCreatePath();
  const isPhone = useIsPhone();
  const mayAdd = useMayAddHere(resource);
  const { header, below } = useContext(ListExtras);
  const [view] = useListView(resource);
  const isTable = view === 'daftar';
  return (
    <BulkProvider resource={resource}>
      <Page>
        <PageHeader
          breadcrumb={branchOf(resource).map((label) => ({ label: translate(label) }))}
          title={translate(resource.label)}
          chips={<ViewsButton resource={resource} />}
          actions={
            <>
              {header}
              <ViewToggle resource={resource} />
              {resource.actions && (
                <Suspense>
                  <ActionButtons resource={resource} />
                </Suspense>
              )}
              <ImportButton resource={resource} />
              <ExportButton resource={resource} />
              {mayAdd && (
                <ActionButton
                  component={LinkBase}
                  to={createPath({ resource: resource.name, type: 'create' })}
                  variant="contained"
                  color="primary"
                  label={translate(addMessages(resource))}
                  short={translate(addVerb(resource))}
                  icon={Plus}
                />
              )}
            </>
          }
        />
        {below}
        {isPhone ? (
          <Deferred
            placeholder={
              <>
                <FilterRoom />
                <PhoneToolsLine />
              </>
            }
          >
            <FilterBar resource={resource} />
            {!asksForItself(view) && <PhoneTools resource={resource} />}
            {isTable && <Grouping resource={resource} />}
          </Deferred>
        ) : (
          <FilterBar resource={resource}>
            <SaveViewButton resource={resource} />
            {isTable && <Grouping resource={resource} />}
            {isTable && <ColumnsButton resource={resource} />}
          </FilterBar>
        )}
        <View resource={resource} view={view} />
        <BulkBar resource={resource} />
      </Page>
      <ListKeys resource={resource} hasRows={!asksForItself(view)} />
    </BulkProvider>
  );
}

/** What declarations choose beside the list is fetched when it is shown. */
function View({ resource, view }: { resource: Resource; view: ListView }) {
  const [by] = useGrouping(resource);
  const field = by ? resource.fields[by] : undefined;
  if (view === 'papan')
    return (
      <Suspense>
        <Board resource={resource} />
      </Suspense>
    );
  if (view === 'kalender')
    return (
      <Suspense>
        <RecordCalendar resource={resource} />
      </Suspense>
    );
  if (view === 'daftar' && by && field)
    return (
      <Suspense fallback={<ListSkeleton columns={4} />}>
        <GroupedRows key={by} resource={resource} by={by} field={field} />
      </Suspense>
    );
  return <Rows view={view} />;
}

function Grouping({ resource }: { resource: Resource }) {
  if (!resource.groups?.length) return null;
  return (
    <Suspense>
      <GroupButton resource={resource} />
    </Suspense>
  );
}

function Rows({ view }: { view: ListView }) {
  const resource = useDeclared();
  const isPhone = useIsPhone();
  const { columns } = useColumns(resource);
  const { data, error, isPending, refetch, filterValues, setFilters, meta } = useListContext<Row>();
  // First rows render in steps, behind the skeleton; cached rows at once.
  const isThere = useDeferredValue(!isPending);
  useEffect(() => (isThere ? fetchWhenIdle(loadRowMenu) : undefined), [isThere]);
  if (error) return <ListProblem error={error} onRetry={() => refetch()} />;
  if (!isThere || !data) return <ListSkeleton columns={columns.others.length + 1} />;
  if (data.length === 0)
    return Object.keys(filterValues).length > 0 ? (
      <ListFilteredEmpty onClear={() => setFilters({}, {})} />
    ) : (
      <ListEmpty resource={resource} />
    );
  const face = view === 'kartu' ? resource.cards : view === 'galeri' ? resource.gallery : undefined;
  return (
    <>
      {face ? (
        <Suspense fallback={<ListSkeleton columns={columns.others.length + 1} />}>
          <Cards resource={resource} rows={data} face={face} isGallery={view === 'galeri'} />
        </Suspense>
      ) : isPhone ? (
        <PhoneRows resource={resource} rows={data} />
      ) : (
        <RecordTable resource={resource} rows={data} />
      )}
      {resource.summary && (isPhone || face) && (
        <Suspense>
          <SummaryLine resource={resource} />
        </Suspense>
      )}
      <Pager resource={resource} isEstimated={meta?.totalIsEstimated === true} />
    </>
  );
}

const Page = styled('div')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  minWidth: 0,
  '& > *': { minWidth: 0 },
});
/** Height of search field and filter button, both of touch size with a coarse pointer. */
const FilterRoom = styled('div')({
  height: 'var(--field-height)',
  '@media (pointer: coarse)': { minHeight: 44 },
});
