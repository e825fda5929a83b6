import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useContext, useDeferredValue, useEffect } from 'react';
import { LinkBase, useCreatePath, useListContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { addMessages, addVerb } from '../../../resources/add-messages.ts';
import { Deferred, fetchWhenIdle } from '../../first-load/index.ts';
import { useIsPhone } from '../../shell/index.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { FilterBar } from '../filters/index.ts';
import { ImportButton } from '../import/import-button.tsx';
import { ActionButton } from '../page/action-button.tsx';
import { branchOf } from '../page/record-header.tsx';
import { type Row, useDeclared } from '../record.ts';
import { SaveViewButton, ViewsButton } from '../saved-views/index.ts';
import { Board, useListView, ViewToggle } from '../tree/index.ts';
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

/** With it comes all that opens over a list. */
const loadRowMenu = () => import('./row-menu.tsx');

export function ListScreen() {
  const resource = useDeclared();
  const createPath = useCreatePath();
  const isPhone = useIsPhone();
  const mayAdd = useMayAddHere(resource);
  const { header } = useContext(ListExtras);
  const [view] = useListView(resource);
  const isBoard = view === 'papan';
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
            <PhoneTools resource={resource} />
          </Deferred>
        ) : (
          <FilterBar resource={resource}>
            <SaveViewButton resource={resource} />
            {!isBoard && <ColumnsButton resource={resource} />}
          </FilterBar>
        )}
        {isBoard ? (
          <Suspense>
            <Board resource={resource} />
          </Suspense>
        ) : (
          <Rows />
        )}
        <BulkBar resource={resource} />
      </Page>
      <ListKeys resource={resource} isBoard={isBoard} />
    </BulkProvider>
  );
}

function Rows() {
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
  return (
    <>
      {isPhone ? (
        <PhoneRows resource={resource} rows={data} />
      ) : (
        <RecordTable resource={resource} rows={data} />
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
